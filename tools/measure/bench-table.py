#!/usr/bin/env python3
"""Prints the tables of docs/figures.md ("Time") from what `palindrome bench
--format=json` writes: a column for each report, and a table of the groups of each
report that was made with --group-by.

    bench-table.py NAME=REPORT...

Exit status: 0, 2 if a file is no such report."""

import argparse
import json
import sys

import uncached  # noqa: F401

RATIOS = [
    ("native_to_upstream", "native to upstream"),
    ("native_to_upstream_import", "import alone"),
    ("native_to_upstream_export", "export alone"),
    ("native_to_floor", "native to the floor"),
    ("native_import_to_floor", "native import to `clone()`"),
    ("native_export_to_floor", "native export to `CloneModule`"),
    ("upstream_to_floor", "upstream to the floor"),
]


def row(cells):
    return "| " + " | ".join(cells) + " |"


def table(heading, rows):
    return "\n".join([row(heading), row(["---"] + ["---:"] * (len(heading) - 1)),
                      *map(row, rows)])  # fmt: skip


def shown(value):
    return "-" if value is None else f"{value:.2f}"


def memory_ratio(summary):
    memory = summary["memory"]
    return memory["native"] / memory["upstream"] if memory["upstream"] else None


def read(argument):
    """The name and the summary of a report, by NAME=REPORT."""
    name, separator, path = argument.partition("=")
    if not separator:
        raise ValueError(f"expected NAME=REPORT, not '{argument}'")
    summary = None
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record.get("kind") == "summary":
                summary = record.get("summary")
                if "partial" in record:
                    raise ValueError(f"{path}: a signal ended the run")
    if not isinstance(summary, dict) or "environment" not in summary:
        raise ValueError(f"{path}: this is no report by bench --format=json")
    return name, summary


def describe(environment):
    commit = f" ({environment['commit']})" if environment["commit"] else ""
    return (f"{environment['processor']}, {environment['cores']} cores; "
            f"palindrome {environment['version']}{commit}, LLVM {environment['llvm']}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reports", metavar="NAME=REPORT", nargs="+")
    options = parser.parse_args()
    try:
        reports = [read(argument) for argument in options.reports]
    except (OSError, ValueError) as error:
        print(f"bench-table.py: error: {error}", file=sys.stderr)
        return 2

    for text in dict.fromkeys(describe(summary["environment"])
                              for _, summary in reports):
        print(text)
    rows = [[title, *(shown(summary["ratios"][key]) for _, summary in reports)]
            for key, title in RATIOS]
    rows.append(["memory, native to upstream",
                 *(shown(memory_ratio(summary)) for _, summary in reports)])
    rows.append(["files counted (skipped)",
                 *(f"{summary['files']:,} ({summary['skipped']:,})"
                   for _, summary in reports)])
    print()
    print(table(["import plus export, as a ratio",
                 *(f"`{name}`" for name, _ in reports)], rows))
    for name, summary in reports:
        if "groups" not in summary:
            continue
        print()
        print(table([f"`{name}`", "files", *(title for _, title in RATIOS)],
                    [[group["group"], f"{group['files']:,}",
                      *(shown(group["ratios"][key]) for key, _ in RATIOS)]
                     for group in summary["groups"]]))
    return 0


sys.exit(main())
