#!/usr/bin/env python3
"""Runs `palindrome refine` over files X.a.ll and X.b.ll and sets the verdicts beside
Alive2's.

    pairs.py FOLDER VERDICTS [--sample N [--seed S]] [--only REGEX] [--list]

VERDICTS is a table of pair (X), function, Alive2's verdict, its seconds. Prints how many
functions are decided (proved: complete or within a bound; refuted), by size and, where X
is NUMBER.PASS, by pass; why others are unknown; and the functions of which one of the two
proves what the other refutes. Counts all functions that X.a.ll defines; those of the same
text are counted apart. The exit status is 1 if the two contradict each other.
"""

import argparse
import collections
import json
import os
import random
import re
import statistics
import sys

import refinement

SIZES = [10, 25, 50, 100, 200]
KINDS = ["same text", "complete", "bounded", "refuted", "unknown"]


def read_verdicts(path):
    """From (pair, function) to Alive2's verdict and its seconds."""
    verdicts = {}
    with open(path) as table:
        for line in table:
            if not line.startswith("#"):
                pair, function, verdict, seconds = line.rstrip("\n").split("\t")[:4]
                verdicts[pair, function] = (verdict, float(seconds or 0))
    return verdicts


def read_sizes(path):
    """From the name of each function that a file defines to its number of instructions."""
    sizes, name, in_list = {}, None, False
    with open(path, errors="replace") as text:
        for line in text:
            head = re.match(r'define .*?@("[^"]*"|[\w.$-]+)\(', line)
            line = line.strip()
            if head:
                name = head[1].strip('"')
                sizes[name] = 0
            elif line == "}":
                name = None
            elif name is not None and not in_list:
                is_label = re.match(r'("[^"]*"|[\w.$-]+):', line)
                is_rest = re.match(r"(;|#dbg|cleanup$|catch |filter |to label|$)", line)
                sizes[name] += not is_label and not is_rest
            # The cases of a `switch` have lines of their own.
            if line.endswith("["):
                in_list = True
            elif line.endswith("]") or line.startswith("]"):
                in_list = False
    return sizes


class Function:
    """The verdicts on one function."""

    def __init__(self, pair, name, size, record, alive2):
        self.pair, self.name, self.size = pair, name, size
        self.alive2, self.alive2_seconds = alive2 or (None, 0)
        self.reason = self.words = "no answer"
        self.seconds = 0
        self.kind = "unknown"
        if not record:
            return
        self.seconds = record["seconds"]
        self.reason = refinement.reason_class(record)
        verdict = refinement.verdict_of(record)
        self.kind = {
            "equivalent": "complete", "refined": "complete", "different": "refuted",
        }.get(verdict, verdict)  # fmt: skip
        self.words = record["reason"]

    @property
    def is_same(self):
        return self.kind == "same text"

    @property
    def contradicts(self):
        if self.kind == "refuted":
            return self.alive2 == "correct"
        return self.kind in ("same text", "complete", "bounded") and (
            self.alive2 == "incorrect"
        )

    @property
    def band(self):
        for limit in SIZES:
            if self.size <= limit:
                return "up to %d" % limit
        return "more"


def judge(arguments, pair, verdicts):
    paths = [os.path.join(arguments.folder, pair + side) for side in (".a.ll", ".b.ll")]
    run = refinement.refine(arguments, paths, ["--one-way"])
    records = {
        record["source"].lstrip("@").strip('"'): record
        for record in refinement.pairs_of(run.records)
    }
    functions = [
        Function(pair, name, size, records.get(name), verdicts.get((pair, name)))
        for name, size in read_sizes(paths[0]).items()
    ]
    if run.problem:
        for function in functions:
            function.reason = run.problem
    return functions, run


def print_table(head, groups):
    heads = ["functions", *KINDS[1:], "decided", "alive2", "median", "total",
             "alive2 med", "alive2 tot"]  # fmt: skip
    print("%-15s" % head + " ".join("%10s" % h for h in [KINDS[0], *heads]))
    for name, group in groups.items():
        counts = collections.Counter(function.kind for function in group)
        changed = [function for function in group if not function.is_same]
        theirs = [function for function in changed if function.alive2]
        decided = sum(counts[kind] for kind in ("complete", "bounded", "refuted"))

        def times(values):
            values = list(values)
            return ["%.3f" % statistics.median(values) if values else ".",
                    "%.1f" % sum(values)]  # fmt: skip

        cells = [
            counts["same text"], len(changed), *[counts[kind] for kind in KINDS[1:]],
            decided, sum(f.alive2 in ("correct", "incorrect") for f in theirs),
            *times(f.seconds for f in changed),
            *times(f.alive2_seconds for f in theirs),
        ]  # fmt: skip
        print("%-15s" % name + " ".join("%10s" % (cell or ".") for cell in cells))
    print()


def group_by(functions, key):
    groups = collections.defaultdict(list)
    for function in functions:
        groups[key(function)].append(function)
    return groups


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder")
    parser.add_argument("verdicts")
    parser.add_argument("--only", default="", help="pairs whose name has this regex")
    parser.add_argument("--sample", type=int, metavar="N", help="N of the pairs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="show each function")
    refinement.add_options(parser, timeout=5)
    arguments = parser.parse_args()

    pairs = sorted(
        name[: -len(".a.ll")]
        for name in os.listdir(arguments.folder)
        if name.endswith(".a.ll") and re.search(arguments.only, name[: -len(".a.ll")])
    )
    if arguments.sample and arguments.sample < len(pairs):
        pairs = sorted(random.Random(arguments.seed).sample(pairs, arguments.sample))
    if not pairs:
        sys.exit("pairs.py: no such pair")
    verdicts = read_verdicts(arguments.verdicts)
    results = refinement.in_parallel(
        arguments.jobs, lambda pair: judge(arguments, pair, verdicts), pairs
    )
    functions = [function for some, _ in results for function in some]

    if arguments.list:
        for f in functions:
            print("%-10s %-10s %6d %7.2f  %s @%s%s"
                  % (f.kind, (f.alive2 or "")[:10], f.size, f.seconds, f.pair, f.name,
                     f.kind == "unknown" and "  (%s)" % f.reason or ""))  # fmt: skip
        print()
    if arguments.json:
        with open(arguments.json, "w") as out:
            for function in functions:
                out.write(json.dumps(vars(function)) + "\n")

    bands = group_by(functions, lambda f: f.band)
    order = ["up to %d" % limit for limit in SIZES] + ["more"]
    print_table("instructions", {band: bands[band] for band in order if band in bands})
    by_pass = group_by(functions, lambda f: f.pair.partition(".")[2])
    if all(re.fullmatch(r"\d+\.[a-z-]+", pair) for pair in pairs):
        print_table("pass", dict(sorted(by_pass.items())))
    print_table("", {"all": functions})

    reasons = collections.Counter(f.reason for f in functions if f.kind == "unknown")
    if reasons:
        print("unknown, by reason:")
        for reason, count in reasons.most_common():
            print("%6d  %s" % (count, reason))
        print()
    contradictions = [function for function in functions if function.contradicts]
    for f in contradictions:
        print("CONTRADICTION: %s @%s is %s (%s); Alive2: %s"
              % (f.pair, f.name, f.kind, f.words, f.alive2))  # fmt: skip
    changed = [f for f in functions if not f.is_same]
    counts = collections.Counter(f.kind for f in changed)
    print("%d functions: %d proved, %d within a bound, %d refuted, %d unknown; median %.1f ms; "
          "Alive2 decides %d of them in %.0f s; %d contradictions"
          % (len(changed), counts["complete"], counts["bounded"], counts["refuted"],
             counts["unknown"], 1e3 * statistics.median(f.seconds for f in changed),
             sum(f.alive2 in ("correct", "incorrect") for f in changed),
             sum(f.alive2_seconds for f in changed), len(contradictions)))  # fmt: skip
    return 1 if contradictions else 0


if __name__ == "__main__":
    sys.exit(main())
