#!/usr/bin/env python3
"""Runs `palindrome refine` over pairs in Alive2's form and sets the
verdicts beside their labels.

    alive.py SUITE LABELS [--only REGEX] [--jobs N] [--list] [--reasons]

SUITE is a folder of X.srctgt.ll, or X.src.ll beside X.tgt.ll; LABELS a table of
pair, label, what Alive2 says, its seconds, its arguments. Only pairs labelled
correct or incorrect count, and of those the ones whose arguments are empty or
unroll counts. The exit status is 1 if a verdict contradicts a label.
"""

import argparse
import collections
import json
import os
import re
import statistics
import sys

import refinement

Pair = collections.namedtuple("Pair", "name label alive2 seconds options")


def unroll_options(arguments):
    """Our options for Alive2's arguments; None if an argument has no counterpart."""
    options = []
    for argument in arguments.split():
        match = re.fullmatch(r"-(src|tgt)-unroll=(\d+)", argument)
        if not match:
            return None
        options.append("--unroll-%s=%s" % match.groups())
    return options


def read_labels(path):
    pairs = []
    with open(path) as table:
        for line in table:
            if line.startswith("#"):
                continue
            name, label, alive2, seconds, arguments = (
                line.rstrip("\n").split("\t") + [""]
            )[:5]
            options = unroll_options(arguments)
            if label in ("correct", "incorrect") and options is not None:
                pairs.append(Pair(name, label, alive2, float(seconds or 0), options))
    return pairs


def inputs_of(suite, name):
    path = os.path.join(suite, name)
    if name.endswith(".src.ll"):
        return [path, path[: -len(".src.ll")] + ".tgt.ll"]
    return [path]


class Result:
    """The result for one pair; `kind` is a column of the table."""

    def __init__(self, pair, run):
        self.pair, self.seconds, self.cpu = pair, run.seconds, run.cpu
        self.records = refinement.pairs_of(run.records)
        overall = [r for r in run.records if r["kind"] == "summary"]
        self.reason, self.because = "", None
        if run.problem or not overall:
            self.verdict, self.kind = "unreadable", "unreadable"
            self.reason = self.reason_class = run.problem or "no answer"
            return
        self.verdict = overall[-1]["overall"]
        decisive = [r for r in self.records if r["verdict"] == self.verdict]
        if decisive:
            self.reason, self.because = decisive[0]["reason"], decisive[0]["because"]
            self.reason_class = refinement.reason_class(decisive[0])
        if self.verdict == "different":
            first = decisive[0]
            self.kind = "structural" if first["structural"] else first["replay"]
        elif self.verdict == "unknown":
            self.kind = "unknown"
        else:
            self.kind = "complete" if overall[-1]["complete"] else "bounded"

    @property
    def wrong(self):
        return (
            self.verdict in ("equivalent", "refined")
            if self.pair.label == "incorrect"
            else self.verdict == "different"
        )


def run(arguments, pair):
    inputs = inputs_of(arguments.suite, pair.name)
    return Result(pair, refinement.refine(arguments, inputs, ["--one-way", *pair.options]))


COLUMNS = ["complete", "bounded", "concrete", "enumerated", "solver",
           "structural", "unknown", "unreadable", "wrong"]  # fmt: skip


def print_table(results):
    """A row for each folder and label, beside Alive2's own counts."""
    rows = collections.OrderedDict()

    def row(key):
        return rows.setdefault(key, collections.Counter())

    for result in sorted(results, key=lambda r: r.pair.name):
        folder = os.path.dirname(result.pair.name) or "."
        for key in ((folder, result.pair.label), ("~all", result.pair.label)):
            counts = row(key)
            counts["pairs"] += 1
            counts[result.kind] += 1
            counts["wrong"] += result.wrong
            counts["alive2"] += result.pair.alive2 == result.pair.label
            counts["seconds"] += result.seconds
            counts["alive2 s"] += result.pair.seconds
    heads = ["pairs"] + COLUMNS + ["alive2", "seconds", "alive2 s"]
    print("%-22s %-9s " % ("folder", "label") + " ".join("%10s" % h for h in heads))
    for (folder, label), counts in sorted(rows.items()):
        cells = []
        for head in heads:
            value = counts[head]
            cells.append("%10.1f" % value if "s" == head[-1] and "." in str(value)
                         else "%10s" % (value or "."))  # fmt: skip
        print("%-22s %-9s " % (folder.lstrip("~"), label) + " ".join(cells))


def share(results, label, kinds):
    """How many pairs with this label are decided as it says, and how many there are."""
    of_label = [r for r in results if r.pair.label == label]
    return sum(r.kind in kinds and not r.wrong for r in of_label), len(of_label)


def print_sum(results, wrong):
    proved, correct = share(results, "correct", ("complete", "bounded"))
    refuted, incorrect = share(
        results, "incorrect", ("concrete", "enumerated", "solver", "structural")
    )
    theirs = collections.Counter(r.pair.label for r in results if r.pair.alive2 == r.pair.label)
    print(
        "%d of %d correct pairs proved (%d within a bound), %d of %d incorrect ones refuted, "
        "%d wrong; median %.0f ms; Alive2: %d and %d in %.0f s, median %.0f ms"
        % (proved, correct, share(results, "correct", ("bounded",))[0], refuted, incorrect,
           len(wrong), 1e3 * statistics.median(r.cpu for r in results), theirs["correct"],
           theirs["incorrect"], sum(r.pair.seconds for r in results),
           1e3 * statistics.median(r.pair.seconds for r in results))
    )  # fmt: skip


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("suite")
    parser.add_argument("labels")
    parser.add_argument("--only", default="", help="pairs whose name has this regex")
    parser.add_argument("--label", choices=["correct", "incorrect"])
    refinement.add_options(parser, timeout=20)
    parser.add_argument("--list", action="store_true", help="show each pair")
    parser.add_argument(
        "--reasons", action="store_true",
        help="show what is behind unknown, by count, with examples",
    )  # fmt: skip
    arguments = parser.parse_args()

    pairs = [
        pair
        for pair in read_labels(arguments.labels)
        if re.search(arguments.only, pair.name)
        and arguments.label in (None, pair.label)
    ]
    if not pairs:
        sys.exit("alive.py: no such pair")
    results = refinement.in_parallel(
        arguments.jobs, lambda pair: run(arguments, pair), pairs
    )

    if arguments.list:
        for result in sorted(results, key=lambda r: r.pair.name):
            print(
                "%-10s %-10s %-10s %6.2f  %s%s"
                % ("WRONG" if result.wrong else "", result.pair.label, result.kind,
                   result.seconds, result.pair.name,
                   result.reason and "  (%s)" % result.reason)
            )  # fmt: skip
        print()
    if arguments.json:
        with open(arguments.json, "w") as out:
            for result in results:
                record = {
                    "pair": result.pair.name,
                    "label": result.pair.label,
                    "verdict": result.verdict,
                    "kind": result.kind,
                    "reason": result.reason,
                    "because": result.because,
                    "seconds": round(result.seconds, 3),
                    "cpu": round(result.cpu, 3),
                }
                out.write(json.dumps(record) + "\n")

    print_table(results)
    print()
    undecided = [r for r in results if r.kind in ("unknown", "unreadable")]
    if arguments.reasons:
        examples = collections.defaultdict(list)
        for result in undecided:
            examples[result.reason_class].append(result)
        print("unknown, by reason (correct + incorrect; some of them):")
        for reason, some in sorted(examples.items(), key=lambda e: -len(e[1])):
            correct = sum(r.pair.label == "correct" for r in some)
            names = " ".join(r.pair.name for r in some[:3])
            print(
                "%4d (%d + %d)  %s\n%24s%s"
                % (len(some), correct, len(some) - correct, reason, "", names)
            )
        print()
    wrong = [r for r in results if r.wrong]
    for result in wrong:
        print(
            "WRONG: %s is %s, and the verdict is %s: %s"
            % (result.pair.name, result.pair.label, result.verdict, result.reason)
        )
    print_sum(results, wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
