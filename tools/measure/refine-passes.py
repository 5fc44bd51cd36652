#!/usr/bin/env python3
"""Runs `palindrome refine` on both sides of LLVM's passes.

    refine-passes.py SUITE [--files N] [--pass NAME]... [--jobs N]

Takes the N files of SUITE (a folder of .ll files) that come first by the hash
of their path below it, runs `opt -passes=NAME` on each, and compares its input
with its output. Prints counts by verdict (`same text`: the pass changed nothing
there, and nothing was proved), the functions judged a second, the reasons of
`unknown`, and every `different`, which is a bug: in this program, in the pass, or
in the module that the pass was given. The exit status is 1 if there is one.
"""

import argparse
import collections
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time

import refinement

VERDICTS = ["same text", "equivalent", "refined", "bounded", "unknown", "different"]


def choose_files(suite, count):
    """The same files wherever the suite is."""
    paths = []
    for folder, _, names in os.walk(suite):
        for name in names:
            if name.endswith(".ll"):
                paths.append(os.path.relpath(os.path.join(folder, name), suite))
    paths.sort(key=lambda path: hashlib.sha256(path.encode()).hexdigest())
    return paths[:count]


class Outcome:
    """What became of one file and one pass."""

    def __init__(self, path, name):
        self.path, self.name = path, name
        self.records = []
        self.problem = None
        self.changed = False
        self.seconds = 0


def judge(arguments, path, name):
    outcome = Outcome(path, name)
    source = os.path.join(arguments.suite, path)
    with tempfile.TemporaryDirectory() as folder:
        # Both sides come from opt, so that only the pass is between them.
        sides = [os.path.join(folder, side) for side in ("before.bc", "after.bc")]
        for passes, side in zip(("verify", name), sides):
            command = [arguments.opt, "-passes=" + passes, source, "-o", side]
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, errors="replace",
                    timeout=60,
                )  # fmt: skip
            except subprocess.TimeoutExpired:
                outcome.problem = "opt takes too long"
                return outcome
            if done.returncode:
                lines = done.stderr.strip().splitlines() or ["no word"]
                outcome.problem = "opt fails: " + lines[0][:200]
                return outcome
        run = refinement.refine(arguments, sides)
    outcome.seconds, outcome.problem = run.seconds, run.problem
    outcome.records = refinement.pairs_of(run.records)
    return outcome


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("suite")
    parser.add_argument("--opt", default="/usr/lib/llvm-22/bin/opt")
    parser.add_argument("--files", type=int, default=200)
    parser.add_argument("--pass", dest="passes", action="append", metavar="NAME")
    refinement.add_options(parser, timeout=20)
    arguments = parser.parse_args()
    passes = arguments.passes or ["instcombine", "simplifycfg"]

    files = choose_files(arguments.suite, arguments.files)
    if not files:
        sys.exit("refine-passes.py: no .ll files below " + arguments.suite)
    start = time.monotonic()
    jobs = [(path, name) for name in passes for path in files]
    outcomes = refinement.in_parallel(
        arguments.jobs, lambda job: judge(arguments, *job), jobs
    )
    wall = time.monotonic() - start

    if arguments.json:
        with open(arguments.json, "w") as out:
            for outcome in outcomes:
                for record in outcome.records:
                    record = dict(record, file=outcome.path, passes=outcome.name)
                    out.write(json.dumps(record) + "\n")

    print("%-14s %7s " % ("pass", "pairs")
          + " ".join("%10s" % verdict for verdict in VERDICTS))  # fmt: skip
    pairs = 0
    for name in passes:
        counts = collections.Counter(
            refinement.verdict_of(record)
            for outcome in outcomes
            if outcome.name == name
            for record in outcome.records
        )
        pairs += sum(counts.values())
        print("%-14s %7d " % (name, sum(counts.values()))
              + " ".join("%10d" % counts[verdict] for verdict in VERDICTS))  # fmt: skip
    reasons = collections.Counter(
        refinement.reason_class(record)
        for outcome in outcomes
        for record in outcome.records
        if record["verdict"] == "unknown"
    )
    if reasons:
        print("\nunknown, by reason:")
        for reason, count in reasons.most_common(30):
            print("%6d  %s" % (count, reason))
    problems = [outcome for outcome in outcomes if outcome.problem]
    if problems:
        print("\nnot judged:")
        for outcome in problems:
            print("  %s, %s: %s" % (outcome.path, outcome.name, outcome.problem))
    different = [
        (outcome, record)
        for outcome in outcomes
        for record in outcome.records
        if record["verdict"] == "different"
    ]
    if different:
        print("\ndifferent:")
        for outcome, record in different:
            print(
                "  %s, %s: %s: %s (%s)"
                % (outcome.path, outcome.name, record["source"] or record["target"],
                   record["reason"],
                   "structural" if record["structural"] else record["replay"])
            )  # fmt: skip
    print(
        "\n%d files, %d pairs in %.0f s of wall time with %d jobs: %.1f a second"
        % (len(files), pairs, wall, arguments.jobs, pairs / wall)
    )
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
