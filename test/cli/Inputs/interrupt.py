"""interrupt.py SIGNAL FILE[:TEXT] COMMAND...: runs COMMAND until FILE exists, and has
TEXT, sends it SIGNAL, and prints its output. `-` is that output. Passes if the exit
status is 128 + SIGNAL, and neither a process nor a temporary file of it is left."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid

number = getattr(signal, sys.argv[1])
name, _, text = sys.argv[2].partition(":")
mark = f"INTERRUPT_TEST={uuid.uuid4()}"
temporary = tempfile.mkdtemp()


def processes():
    """Those that have the mark of this test in their environment."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                found.append((folder / "cmdline").read_bytes())
        except OSError:
            pass  # It has ended, or is another user's.
    return found


output = tempfile.NamedTemporaryFile()
ready = pathlib.Path(output.name if name == "-" else name)
process = subprocess.Popen(
    sys.argv[3:],
    stdout=output,
    env={**os.environ, "TMPDIR": temporary, **dict([mark.split("=")])},
    # A shell that runs this in the background lets it ignore some signals.
    preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
)
deadline = time.monotonic() + 120
while not ready.exists() or text not in ready.read_text():
    if process.poll() is not None or time.monotonic() > deadline:
        sys.exit(f"never ready; exit status {process.poll()}")
    time.sleep(0.01)
if not text:
    ready.unlink()
process.send_signal(number)
status = process.wait(timeout=60)
sys.stdout.write(pathlib.Path(output.name).read_text())
if status != 128 + number:
    sys.exit(f"exit status {status}, expected {128 + number}")
# What the system kills may take a moment to be gone.
for _ in range(600):
    if not processes():
        break
    time.sleep(0.05)
if processes():
    sys.exit(f"processes left: {processes()}")
left = os.listdir(temporary)
if left:
    sys.exit(f"temporary files left: {left}")
shutil.rmtree(temporary)
