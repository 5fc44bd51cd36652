#!/usr/bin/env python3
"""What each part of the prover brings: judges pairs with everything, and then with one
part after the other switched off (palindrome refine --without PART).

    ablation.py PATH... [--count N] [--part PART]... [--of-decided]

A PATH is a file with @src and @tgt, the first file of a pair X.a.ll and X.b.ll, or
X.src.ll and X.tgt.ll, or a folder of such files. --count takes the N of them whose paths within the folder have
the smallest hashes, so that each run takes the same. --of-decided keeps, of those, the
ones in which everything decides a function: all others would take their whole limit of
time in each row, and what is decided only without a part is then not seen.

Prints a row for each part: the functions that are decided (proved or refuted) and not
the same text, those of them that are proved without a bound, those that everything
decides and this row does not, those that this row alone decides, and processor time.
Exits with 1 if one row proves what another one refutes.
"""

import argparse
import hashlib
import os
import re
import sys

import refinement

PAIRS = {".a.ll": ".b.ll", ".src.ll": ".tgt.ll"}


def inputs_of(folder, name):
    """The files to compare; None if `name` is none, or the second one of a pair."""
    path = os.path.join(folder, name)
    for first, second in PAIRS.items():
        if name.endswith(first):
            return [path, path[: -len(first)] + second]
        if name.endswith(second):
            return None
    return [path] if name.endswith(".ll") else None


def collect(paths, count):
    """The inputs, by the hashes of their paths."""
    found = {}
    for path in paths:
        if os.path.isfile(path) and (inputs := inputs_of(*os.path.split(path))):
            found[os.path.basename(path)] = inputs
        for folder, _, names in os.walk(path):
            for name in names:
                if inputs := inputs_of(folder, name):
                    found[os.path.relpath(inputs[0], path)] = inputs
    order = sorted(found, key=lambda name: hashlib.sha256(name.encode()).hexdigest())
    return [found[name] for name in order[:count]]


def parts_of(program):
    """The names of the parts, from the message about a name that is none."""
    arguments = argparse.Namespace(program=program, timeout=1, memory=0, option=[])
    run = refinement.refine(arguments, [os.devnull], ["--without=?"])
    listed = re.search(r"the parts are (.*)", run.problem or "")
    if not listed:
        sys.exit("ablation.py: %s has no --without" % program)
    return listed[1].split(", ")


class Row:
    """The verdicts on all inputs with one selection of parts."""

    def __init__(self, arguments, inputs, options):
        runs = refinement.in_parallel(
            arguments.jobs,
            lambda files: refinement.refine(arguments, files, ["--one-way", *options]),
            inputs,
        )
        self.verdicts, self.seconds = {}, {}
        for files, run in zip(inputs, runs):
            # Such as a file that LLVM rejects.
            if run.problem:
                print("left out: " + run.problem, file=sys.stderr)
                continue
            self.seconds[files[0]] = run.cpu
            for record in refinement.pairs_of(run.records):
                verdict = refinement.verdict_of(record)
                if verdict != "same text":
                    self.verdicts[files[0], record["source"]] = verdict

    def keep(self, inputs):
        """Only what is about these."""
        kept = {files[0] for files in inputs}
        self.verdicts = {k: v for k, v in self.verdicts.items() if k[0] in kept}
        self.seconds = {k: v for k, v in self.seconds.items() if k in kept}

    def decided(self):
        return {key for key, verdict in self.verdicts.items() if verdict != "unknown"}

    def proved(self):
        return self.decided() - self.refuted()

    def refuted(self):
        return {key for key, verdict in self.verdicts.items() if verdict == "different"}

    def complete(self):
        return {key for key in self.proved() if self.verdicts[key] != "bounded"}


def print_row(name, row, everything):
    lost = everything.decided() - row.decided()
    gained = row.decided() - everything.decided()
    print("| %s | %d | %d | %d | %d | %.1f |"
          % (name, len(row.decided()), len(row.complete()), len(lost), len(gained),
             sum(row.seconds.values())), flush=True)  # fmt: skip


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--count", type=int, metavar="N", help="N of the inputs")
    parser.add_argument(
        "--part", action="append", help="switch off this part only; may be repeated"
    )
    parser.add_argument(
        "--of-decided", action="store_true", help="leave out what nothing decides"
    )
    refinement.add_options(parser, timeout=5)
    arguments = parser.parse_args()
    inputs = collect(arguments.paths, arguments.count)
    if not inputs:
        sys.exit("ablation.py: no such input")
    parts = arguments.part or parts_of(arguments.program)

    everything = Row(arguments, inputs, [])
    inputs = [files for files in inputs if files[0] in everything.seconds]
    print("%d inputs, %d functions: %d decided in %.1f s of processor time"
          % (len(inputs), len(everything.verdicts), len(everything.decided()),
             sum(everything.seconds.values())), flush=True)  # fmt: skip
    if arguments.of_decided:
        some = {path for path, _ in everything.decided()}
        inputs = [files for files in inputs if files[0] in some]
        everything.keep(inputs)
    print("\n| without | decided | complete | lost | gained | CPU s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    print_row("-", everything, everything)
    proved, refuted = everything.proved(), everything.refuted()
    for part in parts:
        row = Row(arguments, inputs, ["--without=" + part])
        print_row("`%s`" % part, row, everything)
        proved |= row.proved()
        refuted |= row.refuted()
    for path, function in sorted(proved & refuted):
        print("CONTRADICTION: %s %s" % (path, function))
    return 1 if proved & refuted else 0


if __name__ == "__main__":
    sys.exit(main())
