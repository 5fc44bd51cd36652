"""Feeds hostile inputs to the commands, and fails where they get the better of one.

usage: hostile.py PROGRAMS KIND... [--seed N] [--scale N] [--sanitized]
       hostile.py --list

PROGRAMS is the folder of the programs. KIND is a row of the table in kinds.py, or
`all`. The same seed makes the same inputs; --scale makes N times as many of those that
are drawn. --sanitized tells that the programs are built with AddressSanitizer, whose
shadow counts as memory: memory is then not limited, and time more generously.

A kind fails where a process dies of a signal, runs past its limit, takes more memory
than it may, changes a file outside of its folder, leaves a temporary file, prints what
a terminal or a CI server takes for a command, or has status 0 although something was
not judged (harness.py).
"""

import argparse
import sys
import time

import harness
from kinds import KINDS

parser = argparse.ArgumentParser()
parser.add_argument("programs", nargs="?")
parser.add_argument("kinds", nargs="*", metavar="KIND")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--scale", type=int, default=1)
parser.add_argument("--sanitized", action="store_true")
parser.add_argument("--list", action="store_true")
options = parser.parse_args()
if options.list:
    sys.exit("\n".join(KINDS))
chosen = list(KINDS) if options.kinds == ["all"] else options.kinds
if not options.programs or not chosen or set(chosen) - set(KINDS):
    parser.error(f"expected PROGRAMS and kinds: {' '.join(KINDS)}, or all")

failed = False
for name in chosen:
    began = time.monotonic()
    with harness.Trial(name, options) as trial:
        KINDS[name](trial)
        trial.require(trial.inputs > 0, "no input was made")
    print(
        f"{name}: {trial.inputs} inputs, {trial.judged} judged,"
        f" {trial.inputs - trial.judged} refused, {len(trial.failures)} failures,"
        f" {time.monotonic() - began:.1f} s"
    )
    for failure in trial.failures[:40]:
        print(f"  {failure}")
    failed |= bool(trial.failures)
sys.exit(failed)
