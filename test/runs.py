"""Executes a function of a module, as it is and after an import and an export, and
requires that both print the same result.

usage: runs.py RESULT ARGUMENT...   the arguments of palindrome run
"""

import subprocess
import sys

result, *arguments = sys.argv[1:]
for way in [], ["--through-llvmir"]:
    command = ["palindrome", "run", *way, *arguments]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode or run.stdout.strip() != result:
        sys.exit(
            f"status {run.returncode}, not 0, or not {result} but"
            f" {run.stdout.strip()}: {' '.join(command)}"
        )
