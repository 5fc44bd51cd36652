#!/usr/bin/env python3
"""Prints where the time of import and export goes, by symbol.

    tools/measure/profile.py MODULE... [--repeats N] [--rows N]

runs `palindrome bench` on the modules under Linux's perf (package linux-perf), and
gives each sample to the call of the bench that it is in: an import or export of one
of the engines, or one of the copies that are the floor. Code of MLIR's and LLVM's
libraries that has no symbol is listed with the first caller that has one, as in
`< mlir::FusedLoc::get`. `palindrome` is taken from the PATH.
"""

import argparse
import collections
import re
import shutil
import subprocess
import sys
import tempfile

# What the calls of the bench are recognized by, in frames of their stacks.
CALLS = {
    "native import": "palindrome::importModule",
    "native export": "palindrome::exportModule",
    "upstream import": "translateLLVMIRToModule",
    "upstream export": "translateModuleToLLVMIR",
    "CloneModule": "llvm::CloneModule",
}


def samples(recorded):
    """Yields the stack of each sample, as names of frames, innermost first."""
    script = subprocess.Popen(
        ["perf", "script", "--no-inline", "-i", recorded, "-F", "ip,sym"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace")
    stack = []
    for line in script.stdout:
        if frame := line.split(None, 1):
            stack.append(frame[1].strip() if len(frame) > 1 else "[unknown]")
        elif stack:
            yield stack
            stack = []
    if stack:
        yield stack
    if script.wait():
        sys.exit("profile.py: error: perf script failed")


def call_of(stack):
    for frame in stack:
        for call, mark in CALLS.items():
            if mark in frame:
                return call
    return None


def place_of(stack):
    """The symbol of the code that ran, without parameters."""
    known = next((frame for frame in stack if frame != "[unknown]"), "[unknown]")
    name = known.replace("(anonymous namespace)", "{}")
    # Innermost template arguments first: they may hold parentheses.
    while (shorter := re.sub(r"<[^<>]*>", "", name)) != name:
        name = shorter
    name = name.split("(")[0].replace("{}", "(anonymous namespace)")
    return name if stack[0] != "[unknown]" else "< " + name


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--rows", type=int, default=20)
    options = parser.parse_args()
    for program in "perf", "palindrome":
        if not shutil.which(program):
            sys.exit(f"profile.py: error: there is no {program} in the PATH")

    with tempfile.NamedTemporaryFile() as recorded:
        bench = ["palindrome", "bench", "--repeats", str(options.repeats), *options.modules]
        record = ["perf", "record", "-q", "-F", "400", "--call-graph", "dwarf,16384",
                  "-o", recorded.name, *bench]
        if subprocess.run(record, stdout=subprocess.DEVNULL).returncode:
            sys.exit("profile.py: error: perf record, or the bench, failed")
        places = collections.defaultdict(collections.Counter)
        for stack in samples(recorded.name):
            if call := call_of(stack):
                places[call][place_of(stack)] += 1

    for call in CALLS:
        total = places[call].total()
        print(f"{call}: {total} samples")
        for place, count in places[call].most_common(options.rows):
            print(f"  {100 * count / total:5.1f} %  {place}")


if __name__ == "__main__":
    main()
