#!/usr/bin/env python3
"""Measures what docs/figures.md claims, and writes the results into its tables.

    figures.py [--quick] [--list] [CLAIM...]

A CLAIM is the anchor of a heading, such as `round-trips`; without one, all are measured. A table
whose columns are COLUMNS has a row for each figure: its command is run by bash at the top of the
checkout, with build/bin first in the PATH and no cache of proofs, and the cells of its result, its
seconds of processor time and the commit are written anew. A figure of README.md ("Results") is
the row with the same first cell, and gets the same result.

Commands name their inputs as `$LLVM`. Such a variable of the environment says where the input is,
or else it is build/inputs/LLVM; the command in the table of inputs makes it if it is missing.
SHARED is ../shared beside the checkout. With --quick, only commands run, for inputs too, that took
QUICK seconds at most when they last did; --list names the rows that would be measured, and --check
compares README.md.

A row whose input cannot be made, or whose command fails, is named and stays as it is; so a row is
always of the commit that it names. Exit status: 0, 1 if such a row is left, 2 for wrong usage.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import time

import lowering

COLUMNS = ["what", "result", "command", "s", "of"]
README = ["what", "result"]
INPUTS = ["name", "what", "made by", "s"]
QUICK = 30
ROOT = pathlib.Path(__file__).resolve().parents[2]

# What a command printed: its JSON objects, if it is one of READERS that has some; its text; and the
# seconds that have passed.
Output = collections.namedtuple("Output", "records text wall")


class Failure(Exception):
    """Why a row cannot be measured, in one line."""


def listed(counts):
    """`3,870 identical, 26 invalid`, the most frequent first."""
    found = [f"{count:,} {name}" for name, count in counts.most_common() if count]
    return ", ".join(found) or "none"


def judged(counts):
    """The verdicts on functions that passes changed, or a lowering made."""
    proved = counts.pop("equivalent", 0) + counts.pop("refined", 0)
    total = proved + counts.total()
    share = f" ({100 * proved / total:.1f}%)" if total else ""
    rest = listed(counts)
    return f"{total:,} functions: {proved:,} proved{share}" + (f", {rest}" if counts else "")


def verify(output):
    summary = output.records[-1]
    counts = collections.Counter(summary["summary"])
    del counts["unreadable"]
    if "passes" in summary:
        return judged(sum((collections.Counter(each["verdicts"]) for each in summary["passes"]),
                          collections.Counter()))  # fmt: skip
    lowered = collections.Counter(function["verdict"] for record in output.records
                                  for function in record.get("lowered", []))  # fmt: skip
    if not lowered:
        return listed(counts)
    causes = collections.Counter(owner_of(record) for record in output.records[:-1]
                                 if record["verdict"] != "identical")  # fmt: skip
    return f"{listed(counts)}; the cause is {listed(causes)}; {judged(lowered)}"


def owner_of(record):
    """Whose the cause is for which a part of MLIR's tests is not identical."""
    causes = lowering.causes_of(record)
    return causes[0][1] if len(causes) == 1 else "not explained"


def refine(output):
    pairs = [record for record in output.records
             if record["kind"] == "pair" and not record["sameText"]]  # fmt: skip
    counts = collections.Counter(
        "within a bound" if pair["verdict"] == "refined" and not pair["complete"]
        else pair["verdict"] for pair in pairs)  # fmt: skip
    median = statistics.median(pair["seconds"] for pair in pairs)
    return f"{judged(counts)}; median {1e3 * median:.1f} ms"


def compare(output):
    """The verdicts on functions that both versions have, and that differ as text."""
    counts = collections.Counter({verdict: output.records[-1][verdict] for verdict in
                                  ("equivalent", "refined", "different", "unknown")})  # fmt: skip
    total, decided = counts.total(), counts.total() - counts["unknown"]
    share = f" ({100 * decided / total:.1f}%)" if total else ""
    return f"{total:,} functions: {decided:,} decided{share}; {listed(counts)}"


def bench(output):
    summary = output.records[-1]["summary"]
    ratios, memory = summary["ratios"], summary["memory"]
    groups = "; of these " + ", ".join(
        f"{group['group']} {group['ratios']['native_to_upstream']:.2f}"
        for group in summary["groups"]) if "groups" in summary else ""  # fmt: skip
    return (f"{ratios['native_to_upstream']:.2f} "
            f"(import {ratios['native_to_upstream_import']:.2f}, "
            f"export {ratios['native_to_upstream_export']:.2f}); "
            f"{ratios['native_to_floor']:.2f} of the floor; "
            f"memory {memory['native'] / memory['upstream']:.2f}; "
            f"{summary['files']:,} files{groups}")


def fuzz(output):
    summary = output.records[-1]
    return (f"{summary['mutants']:,} mutants: {listed(collections.Counter(summary['verdicts']))}; "
            f"{summary['findings']:,} causes; {summary['mutants_per_second']:.0f} a second")


def sums(output):
    """The sums of the columns of a table in Markdown."""
    head, _, *rows = [line.strip("| ").split(" | ") for line in output.text.splitlines()
                      if line.startswith("|")]  # fmt: skip
    return ", ".join(f"{total:,} {name}" for name, *cells in zip(head, *rows)
                     if all(map(str.isdigit, cells)) and (total := sum(map(int, cells))))


def exhaustive(output):
    row = re.search(r"^all" + r" +(\d+)" * 6, output.text, re.MULTILINE)
    if not row:  # With --lockstep there is no table.
        return last_line(output)
    changed, refuted, wrong, refine, proved, refuted_wrongly = row.groups()
    return (f"{refuted} of {changed} that change behaviour refuted, {proved} of {refine} that "
            f"refine proved, {int(wrong) + int(refuted_wrongly)} wrong")


def soundness(output):
    """The sums over the runs of a loop."""
    found = re.findall(r"^([\d,]+) pairs \(([\d,]+) with loops\): ([\d,]+) known to be wrong, "
                       r"([\d,]+) proved.*, ([\d,]+) contradicted$", output.text, re.MULTILINE)  # fmt: skip
    if not found:
        raise Failure("no run has an end")
    pairs, loops, wrong, proved, contradicted = (
        sum(int(number.replace(",", "")) for number in column) for column in zip(*found))
    return (f"{pairs:,} pairs ({loops:,} with loops): {wrong:,} known to be wrong, "
            f"{proved:,} proved, {contradicted:,} contradicted")


def lit(output):
    return ", ".join(f"{count} {name.lower()}" for name, count in
                     re.findall(r"^ +(Passed|Failed) *: +(\d+)", output.text, re.MULTILINE))


def duration(output):
    return f"{output.wall / 60:.0f} min {output.wall % 60:.0f} s"


def last_line(output):
    return output.text.splitlines()[-1]


# How the result is read, by the first of these that a command has.
READERS = {
    "palindrome verify ": verify,
    "palindrome refine ": refine,
    "palindrome compare ": compare,
    "palindrome bench ": bench,
    "palindrome fuzz ": fuzz,
    "palindrome-lowering-mutants ": sums,
    "palindrome-exhaustive ": exhaustive,
    "palindrome-soundness ": soundness,
    "conformance/run.sh ": lit,
    "./dev ": duration,
    "": last_line,
}


def run(command):
    """Runs a command. Returns its result and its seconds of processor time."""
    name, reader = next(entry for entry in READERS.items() if entry[0] in command)
    has_records = name.startswith("palindrome ")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run(["bash", "-c", command + " --format=json" * has_records], text=True,
                          stdout=subprocess.PIPE, errors="replace",
                          stderr=None if has_records else subprocess.STDOUT)  # fmt: skip
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode not in (0, 1):
        raise Failure(f"exit status {done.returncode}: {command}")
    if not done.stdout.strip():
        raise Failure(f"no output: {command}")
    records = [json.loads(line) for line in done.stdout.splitlines()] if has_records else []
    result = reader(Output(records, done.stdout, wall))
    return re.sub(r"(?<![\d.,])\d{4,}(?!\.)", lambda digits: f"{int(digits[0]):,}", result), seconds


def rows(lines, columns):
    """The rows of the tables with such columns: the number of the line, and its cells."""
    found, is_in = {}, False
    for number, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            is_in = False
        elif is_in and set(line.strip()) - set("|-: "):
            found[number] = dict(zip(columns, cells, strict=True))
        else:
            is_in |= cells == columns
    return found


def git(*arguments):
    return subprocess.run(["git", *arguments], check=True, text=True, stdout=subprocess.PIPE).stdout


def commit_of_sources():
    """The commit that is measured; marked if the sources are others than those of the commit."""
    others = git("status", "--porcelain", "--untracked-files=no", "--", ":!docs/figures.md",
                 ":!README.md")  # fmt: skip
    return git("rev-parse", "--short=9", "HEAD").strip() + ("-dirty" if others else "")


def anchor(heading):
    return re.sub(r"[^\w -]", "", heading.strip("# \n").lower()).replace(" ", "-")


def is_quick(row):
    return row["s"].isdigit() and int(row["s"]) <= QUICK


class Inputs:
    """Where the inputs are, in the environment."""

    def __init__(self, lines, quick):
        self.rows = {row["name"].strip("`"): row for row in rows(lines, INPUTS).values()}
        self.quick = quick
        self.failed = {}
        os.environ.setdefault("SHARED", str(ROOT.parent / "shared"))
        for name in self.rows:
            os.environ.setdefault(name, str(ROOT / "build/inputs" / name))

    def require(self, command):
        """Makes the inputs that `command` names, unless they are there."""
        for name in re.findall(r"\$([A-Z_]+)", command):
            if name in self.rows and not os.path.exists(os.environ[name]):
                if name not in self.failed:
                    self.failed[name] = self.make(name)
                if self.failed[name]:
                    raise Failure(f"{name} is missing: {self.failed[name]}")

    def make(self, name):
        """Makes an input. Returns None, or why there is none."""
        row, place = self.rows[name], os.environ[name]
        command = row["made by"].strip("`")
        if self.quick and not is_quick(row):
            return f"without --quick, `{command}` makes it"
        # What is not complete has another name.
        part = place + ".part"
        try:
            os.makedirs(part, exist_ok=True)
        except OSError as error:
            return str(error)
        done = subprocess.run(["bash", "-c", command], env={**os.environ, name: part},
                              stdout=subprocess.DEVNULL)  # fmt: skip
        if done.returncode:
            return f"exit status {done.returncode}: {command}"
        os.rename(part, place)
        return None


def write(document, lines, number, row):
    lines[number] = "| " + " | ".join(row.values()) + " |\n"
    document.write_text("".join(lines))


def update_readme(readme, what, result):
    """Writes a result into the row of the same name, if there is one."""
    lines = readme.read_text().splitlines(keepends=True)
    for number, row in rows(lines, README).items():
        if row["what"] == what:
            write(readme, lines, number, row | {"result": result})


def check(lines, readme):
    """Names the rows of the README whose result is not that of the document."""
    results = {row["what"]: row["result"] for row in rows(lines, COLUMNS).values()}
    others = [row["what"] for row in rows(readme.read_text().splitlines(), README).values()
              if results.get(row["what"]) != row["result"]]  # fmt: skip
    for what in others:
        print(f"{readme}: error: docs/figures.md has another result, or none: {what}",
              file=sys.stderr)  # fmt: skip
    return 1 if others or not results else 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("claims", nargs="*", metavar="CLAIM")
    parser.add_argument("--quick", action="store_true", help=f"what takes {QUICK} s at most")
    parser.add_argument("--list", action="store_true", help="measure nothing")
    parser.add_argument("--check", action="store_true",
                        help="see whether README.md has the same results, and measure nothing")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, metavar="DIR",
                        help="where docs/figures.md and README.md are")
    parser.add_argument("--programs", default=ROOT / "build/bin", metavar="DIR",
                        help="where Palindrome's programs are")
    options = parser.parse_args()
    document, readme = options.root / "docs/figures.md", options.root / "README.md"
    lines = document.read_text().splitlines(keepends=True)
    headings = {number: anchor(line) for number, line in enumerate(lines) if line.startswith("#")}
    if unknown := set(options.claims) - set(headings.values()):
        parser.error(f"no such claim: {', '.join(sorted(unknown))}; there are "
                     + ", ".join(list(headings.values())[1:]))

    if options.check:
        return check(lines, readme)

    os.chdir(ROOT)
    os.environ["PATH"] = f"{options.programs}:{os.environ['PATH']}"
    os.environ["PALINDROME_PROOF_CACHE"] = "none"
    commit = commit_of_sources()
    inputs = Inputs(lines, options.quick)
    left = []
    for number, row in rows(lines, COLUMNS).items():
        claim = headings[max(start for start in headings if start < number)]
        if options.claims and claim not in options.claims:
            continue
        if options.quick and not is_quick(row):
            continue
        command = row["command"].strip("`")
        print(f"{claim}: {row['what']}", flush=True)
        if options.list:
            continue
        try:
            inputs.require(command)
            result, seconds = run(command)
        except Failure as failure:
            left.append(f"{row['what']}: {failure}")
            print(f"  {failure}", file=sys.stderr)
            continue
        print(f"  {result}", flush=True)
        write(document, lines, number,
              row | {"result": result, "s": f"{seconds:.0f}", "of": commit})  # fmt: skip
        update_readme(readme, row["what"], result)
    for each in left:
        print(f"figures.py: error: stays as it was: {each}", file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
