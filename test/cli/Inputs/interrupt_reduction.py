"""interrupt_reduction.py SIGNAL FILE OUT: reduces FILE while a command that fails on
`sdiv` keeps failing, interrupts the reduction by SIGNAL after some questions, and
passes if OUT then is a smaller file that has `sdiv`, and no temporary file is left."""

import os
import pathlib
import signal
import subprocess
import sys
import time

number = getattr(signal, sys.argv[1])
file, out = sys.argv[2:4]
temporary = pathlib.Path("temporary").resolve()
temporary.mkdir()
asked = pathlib.Path("asked").resolve()
# The first questions are answered at once, all later ones never.
script = f"""
echo x >> {asked}
test $(wc -l < {asked}) -lt 20 || sleep 60
! grep -q sdiv {{}}"""
process = subprocess.Popen(
    ["palindrome", "reduce", file, "--keep=invalid", f"--command={script}", "-o", out],
    env={**os.environ, "TMPDIR": str(temporary)},
    preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    stderr=subprocess.PIPE,
    text=True,
)
for _ in range(600):
    if asked.exists() and len(asked.read_text()) >= 2 * 20:
        break
    time.sleep(0.05)
process.send_signal(number)
_, errors = process.communicate(timeout=30)
print(errors, end="")
left = [str(path) for path in temporary.rglob("*")]
if left:
    sys.exit(f"left behind: {left}")
if process.returncode != 128 + number:
    sys.exit(f"exit status {process.returncode}, expected {128 + number}")
text = pathlib.Path(out).read_text()
if "sdiv" not in text or len(text) >= len(pathlib.Path(file).read_text()):
    sys.exit(f"not reduced: {text}")
