"""on_terminal.py [OPTION...] COMMAND...: runs COMMAND with a terminal as its stderr, and
prints what that shows at the end, line by line. Exits with the status of COMMAND.

  --stdout=WHERE  terminal: the same (the default); pipe: a pipe to a process that
                  writes to the same terminal; else the name of a file
  --term=NAME     the value of TERM; xterm by default
  --columns=N     how wide the terminal is; 80 by default
  --raw           print what was written, with escapes as Python spells them
  --expect=TEXT   fail unless TEXT was written at some time
"""

import argparse
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios


def run(options):
    """Returns what was written to the terminal, and the exit status."""
    ours, theirs = pty.openpty()
    size = struct.pack("HHHH", 24, options.columns, 0, 0)
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, size)
    environment = {**os.environ, "TERM": options.term}
    reader = None
    if options.stdout == "terminal":
        out = theirs
    elif options.stdout == "pipe":
        reader = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=theirs)
        out = reader.stdin
    else:
        out = open(options.stdout, "wb")
    process = subprocess.Popen(options.command, stdout=out, stderr=theirs, env=environment)
    if out != theirs:
        out.close()
    os.close(theirs)
    written = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Nobody has the terminal open any more.
            break
        if not part:
            break
        written += part
    if reader:
        reader.wait()
    return written.decode(), process.wait()


def show(written):
    """The lines that the terminal shows, without colours."""
    lines, column = [""], 0
    for piece in re.findall(r"\x1b\[[0-9;]*[A-Za-z]|.", written, re.S):
        line = lines[-1]
        if piece == "\n":
            lines.append("")
        elif piece == "\r":
            column = 0
        elif piece == "\x1b[K":
            lines[-1] = line[:column]
        elif piece.endswith("m") and len(piece) > 1:
            pass
        elif len(piece) > 1:
            sys.exit(f"on_terminal.py: the escape {piece!r} is not known")
        else:
            line = line.ljust(column)
            lines[-1] = line[:column] + piece + line[column + 1 :]
            column += 1
    return lines if lines[-1] else lines[:-1]


parser = argparse.ArgumentParser()
parser.add_argument("--stdout", default="terminal")
parser.add_argument("--term", default="xterm")
parser.add_argument("--columns", type=int, default=80)
parser.add_argument("--raw", action="store_true")
parser.add_argument("--expect")
parser.add_argument("command", nargs=argparse.REMAINDER)
options = parser.parse_args()
written, status = run(options)
if options.expect and options.expect not in written:
    sys.exit(f"on_terminal.py: {options.expect!r} was not written, but {written!r}")
if options.raw:
    print(repr(written))
else:
    for line in show(written):
        print(line)
sys.exit(status)
