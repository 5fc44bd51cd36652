"""signal_while_reading.py SIGNAL COMMAND...: runs COMMAND, which is to read the
pipe `pipe`, sends it SIGNAL once it has opened that, and passes if it dies of
it."""

import os
import signal
import subprocess
import sys

os.mkfifo("pipe")
number = getattr(signal, sys.argv[1])
# A shell that runs this in the background lets it ignore some signals.
process = subprocess.Popen(
    sys.argv[2:], preexec_fn=lambda: signal.signal(number, signal.SIG_DFL)
)
with open("pipe", "w"):  # Waits for the reader.
    process.send_signal(number)
    status = process.wait(timeout=30)
os.unlink("pipe")
if status != -number:
    sys.exit(f"exit status {status}, expected {-number}")
