#!/usr/bin/env python3
"""Sums up reports of `palindrome verify --require=refined --format=json`: files by verdict, and
the symbols that did not come back the same, by what their verdict rests on.

    settled.py REPORT... [--examples N] [--markdown]

Each REPORT has an object a line; several are those of shards. Classes are, for a file: the
verdict, and for `different` and `unknown` the reason of its worst symbol, names struck out; for
a symbol: the verdict with what it rests on, and the rules. With --examples, the first N files
of each reason are named, shortest path first.
"""

import argparse
import collections
import json
import re


def strike(reason):
    """`reason` without names, numbers and types."""
    reason = re.sub(r'@"[^"]*"|@[\w.$-]+', "@X", reason)
    reason = re.sub(r"(size or alignment of) .*", r"\1 a type", reason)
    reason = re.sub(r"(what )llvm\.[\w.]+", r"\1an intrinsic", reason)
    reason = re.sub(r"(a call of )llvm\.[\w.]+", r"\1an intrinsic", reason)
    return re.sub(r"\b\d+\b", "N", reason)


def read(paths):
    """The objects of files, and those of summaries."""
    files, summaries = [], []
    for path in paths:
        with open(path) as lines:
            for line in lines:
                entry = json.loads(line)
                (files if entry["kind"] == "file" else summaries).append(entry)
    return files, summaries


def rest_on(symbol):
    """What the verdict of a symbol rests on."""
    by = symbol["by"] or strike(symbol["reason"]).split(":")[0]
    return f'{symbol["verdict"]}, {by}' if symbol["verdict"] != "unknown" else "unknown"


def table(head, counts, markdown):
    rows = [(str(count), name) for name, count in counts.most_common()]
    if not rows:
        return
    print()
    if markdown:
        print(f"| {head} | |\n| --- | ---: |")
        print("\n".join(f"| {name} | {int(count):,} |" for count, name in rows))
    else:
        print(head + ":")
        print("\n".join(f"{count:>8}  {name}" for count, name in rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("reports", nargs="+", metavar="REPORT")
    parser.add_argument("--examples", type=int, default=0, metavar="N")
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    files, summaries = read(arguments.reports)

    symbols, rules = collections.Counter(), collections.Counter()
    reasons = collections.defaultdict(lambda: collections.defaultdict(set))
    seconds = 0
    for file in files:
        for symbol in file.get("settled", []):
            symbols[rest_on(symbol)] += 1
            rules.update(symbol["rules"])
            seconds += symbol["seconds"]
            if symbol["verdict"] in ("different", "unknown"):
                reasons[symbol["verdict"]][strike(symbol["reason"])].add(file["path"])

    table("files", collections.Counter(file["verdict"] for file in files), arguments.markdown)
    table("symbols", symbols, arguments.markdown)
    table("rules", rules, arguments.markdown)
    for verdict, by_reason in reasons.items():
        counts = collections.Counter({reason: len(paths) for reason, paths in by_reason.items()})
        table(f"{verdict}: files with such a symbol", counts, arguments.markdown)
        if arguments.examples:
            for reason, _ in counts.most_common():
                for path in sorted(by_reason[reason], key=len)[: arguments.examples]:
                    print(f"          {reason}: {path}")
    wall = sum(summary["seconds"] for summary in summaries)
    print(f"\n{len(files):,} files in {wall:.0f} s; {seconds:.0f} s of processor time in proofs")


if __name__ == "__main__":
    main()
