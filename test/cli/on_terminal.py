"""Runs a command on a terminal: on_terminal.py COMMAND...

Prints what the terminal got, as text, and the exit status on a line of its own.
"""

import os
import pty
import sys

received = b""


def read(descriptor):
    global received
    received += os.read(descriptor, 1 << 16)
    return b"\0"  # Shown by pty.spawn, which takes nothing for the end.


# What pty.spawn copies to this process's stdout is of no interest.
shown = os.dup(1)
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
status = pty.spawn(sys.argv[1:], read, lambda descriptor: b"")
os.dup2(shown, 1)
print(received.decode(errors="replace").replace("\r\n", "\n"))
print("exit status", os.waitstatus_to_exitcode(status))
