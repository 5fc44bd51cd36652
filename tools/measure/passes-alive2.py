#!/usr/bin/env python3
"""Runs `palindrome verify --opt-passes` and sets the verdicts beside Alive2's.

    passes-alive2.py FOLDER VERDICTS [--opt FILE] [...]

FOLDER has files X.a.ll, where X is NUMBER.PASS, and what PASS made of each when Alive2
judged it, X.b.ll. VERDICTS is a table of X, function, Alive2's verdict, its seconds. All
files of a pass are judged in one run, which runs the pass itself. Where `opt` makes
something else than X.b.ll, apart from comments and the names of files, X is named, and
its functions are not compared with Alive2's verdicts, which are on another pair.

Prints a row for each pass: the functions that it changed, by verdict; those that both
decide, this program alone, and Alive2 alone (correct, or incorrect); the functions that
it left as they were, which are correct without a proof; and the processor time of both,
that of LLVM and of reading included here. Then the reasons of `unknown`, and the
functions of which one proves what the other refutes. The exit status is 1 if there are
such functions, and 0 otherwise. Options that are not listed go to the program.
"""

import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys

import passes
from pairs import read_verdicts

PROVED = ("equivalent", "refined")
DECIDED = {"correct", "incorrect"}
COLUMNS = ["changed", "refined", "unknown", "different", "both decide", "only here",
           "only Alive2", "unchanged", "CPU s", "Alive2 s"]  # fmt: skip


def body_of(text):
    """The text of a module without its comments and the names of its files."""
    return [line for line in text.splitlines()
            if line and not line.startswith((";", "source_filename"))]  # fmt: skip


def is_as_stored(opt, name, path):
    """Whether `opt` makes of X.a.ll what is stored in X.b.ll."""
    done = subprocess.run([opt, "-S", f"-passes={name}", path, "-o", "-"],
                          capture_output=True, text=True, errors="replace")  # fmt: skip
    stored = path.with_name(path.name.removesuffix(".a.ll") + ".b.ll")
    return done.returncode == 0 and (
        body_of(done.stdout) == body_of(stored.read_text(errors="replace"))
    )


def functions_of(path):
    """The names of the functions that a file defines."""
    found = re.findall(r'^define .*?@("[^"]*"|[\w.$-]+)\(',
                       path.read_text(errors="replace"), re.MULTILINE)  # fmt: skip
    return [name.strip('"') for name in found]


class Tally:
    """What came out for one pass."""

    def __init__(self):
        self.counts = collections.Counter()
        self.seconds = self.alive2_seconds = 0

    def add(self, other):
        self.counts += other.counts
        self.seconds += other.seconds
        self.alive2_seconds += other.alive2_seconds

    def print(self, name):
        cells = [*(self.counts[column] for column in COLUMNS[:-2]),
                 f"{self.seconds:.0f}", f"{self.alive2_seconds:.0f}"]  # fmt: skip
        print(f"| `{name}` | " + " | ".join(map(str, cells)) + " |", flush=True)


def compare(records, path, verdicts, is_stored, tally, contradictions):
    """Counts the functions of a file. Returns the reasons of those that are unknown."""
    pair = path.name.removesuffix(".a.ll")
    judged = {record["symbol"].lstrip("@").strip('"'): record for record in records}
    reasons = []
    for name in functions_of(path):
        theirs, seconds = verdicts.get((pair, name), ("", 0))
        record = judged.get(name)
        if not record:
            tally.counts["unchanged"] += 1
            if theirs == "incorrect" and is_stored:
                contradictions.append(f"{pair}: @{name}: unchanged; Alive2: incorrect")
            continue
        ours = "refined" if record["verdict"] in PROVED else record["verdict"]
        tally.counts.update(["changed", ours])
        if ours == "unknown":
            reasons.append(record["reason"])
        if not is_stored:
            continue
        tally.alive2_seconds += seconds
        if ours != "unknown" and theirs in DECIDED:
            tally.counts["both decide"] += 1
            if (ours == "refined") != (theirs == "correct"):
                contradictions.append(f"{pair}: @{name}: {ours}; Alive2: {theirs}: "
                                      + record["reason"])  # fmt: skip
        elif ours != "unknown":
            tally.counts["only here"] += 1
        elif theirs in DECIDED:
            tally.counts["only Alive2"] += 1
    return reasons


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    root = pathlib.Path(__file__).resolve().parents[2]
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("verdicts")
    parser.add_argument("--opt", default="/usr/lib/llvm-22/bin/opt")
    parser.add_argument("--program", default=str(root / "build/bin/palindrome"))
    parser.add_argument("--timeout", type=float, default=5, help="seconds a function")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count())
    arguments, others = parser.parse_known_args()

    by_pass = collections.defaultdict(list)
    for path in sorted(arguments.folder.glob("*.a.ll")):
        by_pass[path.name.removesuffix(".a.ll").partition(".")[2]].append(path)
    if not by_pass:
        sys.exit(f"passes-alive2.py: error: no NUMBER.PASS.a.ll in {arguments.folder}")
    verdicts = read_verdicts(arguments.verdicts)

    print("| pass | " + " | ".join(COLUMNS) + " |")
    print("| --- |" + " ---: |" * len(COLUMNS))
    everything, reasons, notes = Tally(), collections.Counter(), []
    contradictions = []
    for name, paths in sorted(by_pass.items()):
        tally = Tally()
        arguments.inputs = paths
        records, tally.seconds = passes.run(arguments, [f"--opt-passes={name}"], others)
        files = {record["path"]: record for record in records if record["kind"] == "file"}
        for path in paths:
            record = files[str(path)]
            is_stored = is_as_stored(arguments.opt, name, path)
            if not is_stored:
                notes.append(f"{path.name}: opt makes something else than what is stored")
            if "pairs" not in record:
                notes.append(f"{path.name}: {record['verdict']}: {record['message']}")
                continue
            for reason in compare(record["pairs"], path, verdicts, is_stored, tally,
                                  contradictions):  # fmt: skip
                reasons[re.sub(r"[%@][\w.$-]+|\d+", "*", reason)] += 1
        tally.print(name)
        everything.add(tally)
    everything.print("all")
    for reason, count in reasons.most_common():
        print(f"{count:8}  unknown: {reason}")
    print("\n".join(notes))
    for contradiction in contradictions:
        print("CONTRADICTION: " + contradiction)
    return 1 if contradictions else 0


if __name__ == "__main__":
    sys.exit(main())
