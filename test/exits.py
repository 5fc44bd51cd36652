"""exits.py N COMMAND...: runs COMMAND and passes if its exit status is N."""

import subprocess
import sys

expected = int(sys.argv[1])
status = subprocess.run(sys.argv[2:]).returncode
if status != expected:
    sys.exit(f"exit status {status}, expected {expected}: {' '.join(sys.argv[2:])}")
