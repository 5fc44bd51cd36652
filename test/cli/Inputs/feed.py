"""feed.py FILE PIPE COMMAND...: runs COMMAND while FILE is written to the named pipe
PIPE; with /dev/fd as PIPE, to a pipe that the word PIPE of COMMAND becomes the name of,
as shells do for <(...). Ends with the status of COMMAND."""

import os
import subprocess
import sys
import threading

contents = open(sys.argv[1], "rb").read()
command = sys.argv[3:]
inherited = []
if sys.argv[2] == "/dev/fd":
    reader, writer = os.pipe()
    inherited = [reader]
    command = [f"/dev/fd/{reader}" if word == "PIPE" else word for word in command]


def feed():
    with open(writer if inherited else sys.argv[2], "wb") as pipe:
        pipe.write(contents)


process = subprocess.Popen(command, pass_fds=inherited)
for descriptor in inherited:
    os.close(descriptor)
thread = threading.Thread(target=feed, daemon=True)
thread.start()
sys.exit(process.wait(timeout=120))
