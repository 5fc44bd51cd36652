"""Starts a command that reads stdin, and ends it by each signal that asks for that: the
command dies of that signal, and no process of it is left."""

import os
import signal
import subprocess
import sys
import time

for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL):
    read, write = os.pipe()
    process = subprocess.Popen(
        sys.argv[1:], stdin=read, start_new_session=True,
        preexec_fn=lambda: [signal.signal(n, signal.SIG_DFL) for n in (1, 2, 15)])  # fmt: skip
    os.close(read)
    time.sleep(0.5)
    assert process.poll() is None, "ends before its input does"
    process.send_signal(number)
    status = process.wait(timeout=20)
    assert status == -number, f"{number.name}: {status}"
    # The end of the pipe that is read is open as long as one of the processes is there.
    deadline = time.monotonic() + 20
    while True:
        try:
            os.write(write, b"\n")
        except BrokenPipeError:
            break
        assert time.monotonic() < deadline, f"{number.name}: a process is left"
        time.sleep(0.01)
    os.close(write)
