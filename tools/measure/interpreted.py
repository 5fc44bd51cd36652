"""How many of MLIR's integration tests have the output that they expect when their ops are
carried out without a lowering, and when they are lowered and compiled.

usage: interpreted.py [--program PALINDROME] [--list] DIRECTORY

Each file below DIRECTORY with a RUN line that ends in `mlir-runner ... | FileCheck ...` is run
by `palindrome run --interpret` and by `palindrome run`, from the entry that the line names, and
FileCheck-22 compares the output with the CHECK lines of the file. With --list, a line for
each file that is not right in both ways.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

ENTRY = re.compile(r"(?:-e|--?entry-point)[ =](\w+)")
PREFIX = re.compile(r"--?check-prefix(?:es)?[= ](\S+)")


def run_lines(text):
    """The RUN lines of a test, those that are continued as one."""
    joined = re.sub(r"\\\n\s*//\s*RUN:", " ", text)
    return re.findall(r"^// *RUN: *(.*)$", joined, re.MULTILINE)


def cases(file):
    """The entries and FileCheck options of the lines that run the file itself."""
    for line in run_lines(file.read_text(errors="replace")):
        entry = ENTRY.search(line)
        if "mlir-runner" in line and "FileCheck" in line and entry:
            prefix = PREFIX.search(line.rsplit("FileCheck", 1)[1])
            yield entry[1], [f"--check-prefixes={prefix[1]}"] if prefix else []


def outcome(program, options, file, entry, checks):
    """"right", "other output", or the message of what stopped the run."""
    command = [program, "run", *options, file, "--timeout=20", f"--entry={entry}"]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        errors = re.findall(r"error: (.*)", done.stderr.decode(errors="replace"))
        return errors[0] if errors else f"status {done.returncode}"
    # What the runner prints of the result is not the program's output.
    check = subprocess.run(
        ["FileCheck-22", file, *checks, "--allow-empty"], input=done.stdout, capture_output=True
    )
    return "other output" if check.returncode else "right"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--program", default="palindrome")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("directory", type=pathlib.Path)
    options = parser.parse_args()
    ways = {"interpreted": ["--interpret"], "compiled": []}
    counts = {way: collections.Counter() for way in ways}
    files = 0
    for file in sorted(options.directory.rglob("*.mlir")):
        found = list(dict.fromkeys((entry, tuple(checks)) for entry, checks in cases(file)))
        if not found:
            continue
        files += 1
        for way, arguments in ways.items():
            results = [outcome(options.program, arguments, file, *case) for case in found]
            wrong = [result for result in results if result != "right"]
            counts[way][wrong[0] if wrong else "right"] += 1
            if wrong and options.list:
                print(f"{file.relative_to(options.directory)}: {way}: {wrong[0]}")
    for way, results in counts.items():
        print(f"{way}: {results['right']} of {files} right")
        for result, count in results.most_common():
            if result != "right":
                print(f"{count:6}  {result}")


sys.exit(main())
