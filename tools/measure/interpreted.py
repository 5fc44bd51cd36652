"""How many of MLIR's integration tests, and how many functions of theirs, have the output that
they expect in every way to run them.

usage: interpreted.py [--program PALINDROME] [--list] DIRECTORY

Each file below DIRECTORY with a RUN line that ends in `mlir-runner ... | FileCheck ...` is run
from the entry that the line names:

    interpreted            palindrome run --interpret
    compiled               palindrome run
    through LLVM IR        palindrome run --through-llvmir

FileCheck-22 compares each output with the CHECK lines of the file. The functions of a file are
those with a body that its entries reach by symbols; they count where the output of the file is
right. With --list, a line for each file that is not right in all ways.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

ENTRY = re.compile(r"(?:-e|--?entry-point)[ =](\w+)")
PREFIX = re.compile(r"--?check-prefix(?:es)?[= ](\S+)")
# An op of a module, in MLIR's generic form: its name, and the name of the symbol.
FUNCTION = re.compile(r'^  "(?:llvm|func)\.func"\(\) <\{.*?sym_name = "([^"]+)"', re.MULTILINE)

WAYS = {
    "interpreted": ["--interpret"],
    "compiled": [],
    "through LLVM IR": ["--through-llvmir"],
}


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
            yield entry[1], (f"--check-prefixes={prefix[1]}",) if prefix else ()


def functions_from(file, entries):
    """The functions with a body that `entries` reach, by name."""
    command = ["mlir-opt-22", "--mlir-print-op-generic", "--allow-unregistered-dialect", file]
    text = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    starts = list(FUNCTION.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    uses = {}
    for start, end in zip(starts, ends):
        body = text[start.end():end]
        if "({\n  ^" in body or re.search(r"\(\{\n +\S", body):
            uses[start[1]] = set(re.findall(r"@(\w+)", body))
    reached, open_ends = set(), list(entries)
    while open_ends:
        name = open_ends.pop()
        if name in uses and name not in reached:
            reached.add(name)
            open_ends += uses[name]
    return reached


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
    results = {way: collections.Counter() for way in WAYS}
    functions = collections.Counter()  # By way, of the files that are right.
    files = right_in_all = 0
    for file in sorted(options.directory.rglob("*.mlir")):
        found = list(dict.fromkeys(cases(file)))
        if not found:
            continue
        files += 1
        count = len(functions_from(file, [entry for entry, _ in found]))
        functions["there"] += count
        is_right = True
        for way, arguments in WAYS.items():
            outcomes = [outcome(options.program, arguments, file, *case) for case in found]
            wrong = [each for each in outcomes if each != "right"]
            results[way][wrong[0] if wrong else "right"] += 1
            functions[way] += 0 if wrong else count
            is_right &= not wrong
            if wrong and options.list:
                print(f"{file.relative_to(options.directory)}: {way}: {wrong[0]}")
        right_in_all += is_right
        functions["in all ways"] += count if is_right else 0
    for way in WAYS:
        print(f"{way}: {results[way]['right']} of {files} files right, with {functions[way]} of "
              f"{functions['there']} functions")
        for result, count in results[way].most_common():
            if result != "right":
                print(f"{count:6}  {result}")
    print(f"in all ways: {right_in_all} of {files} files right, with {functions['in all ways']} "
          f"of {functions['there']} functions")


sys.exit(main())
