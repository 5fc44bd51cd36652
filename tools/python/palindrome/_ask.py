"""Asks the process that called `palindrome.reduce` whether a file is of interest; fails if it is.

    _ask.py SOCKET FILE
"""

import os
import socket
import sys

with socket.socket(socket.AF_UNIX) as connection:
    connection.connect(sys.argv[1])
    connection.sendall(os.path.abspath(sys.argv[2]).encode() + b"\n")
    sys.exit(int(connection.recv(1) == b"1"))
