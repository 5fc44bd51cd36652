#!/usr/bin/env python3
"""Writes about the entries of corpus/upstream/.

    findings.py                          writes their counts, docs/upstream-findings.md
    findings.py --check                  exit status 1 if that is not what would be written
    findings.py --reports DIR [ENTRY...] writes DIR/ENTRY.md for all or some of them, each a
                                         report as LLVM's issue tracker asks for it

A report has what the commands of the entry print now, with the installed programs. Exit
status: 2 for wrong usage or a malformed entry.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import entries
import run

DOCUMENT = entries.FOLDER.parents[1] / "docs" / "upstream-findings.md"
MOST_LINES = 40  # of what a command prints that a report shows

HEAD = """\
# Defects found in LLVM and MLIR 22.1.8

`corpus/upstream/` has the defects of LLVM's and MLIR's own translators and passes that this
project found, each with the smallest input, the commands, what the documents promise instead,
and the cause, in a [form](corpus.md#upstreams-defects) of its own. One missing case is one entry,
whatever number of types it affects. They have not been reported; an entry names the public issue
that describes the same defect, if there is one.

```
./dev findings [ENTRY...]         # a report for each, ready to be sent, in build/findings
corpus/upstream/run.py --list     # a line for each
corpus/upstream/run.py [ENTRY...] # run them: which still happen?
```

`ctest -R upstream` runs all, and Palindrome on those of the round trip and of LLVM's passes,
where it has to do better.

"""


def table(found):
    """How many entries there are, by area and kind."""
    rows = ["| | " + " | ".join(entries.KINDS) + " | all |"]
    rows.append("| --- |" + " ---: |" * (len(entries.KINDS) + 1))
    for area, heading in [*entries.AREAS.items(), ("", "All")]:
        here = [entry for entry in found if area in (entry.area, "")]
        counts = [sum(entry.kind == kind for entry in here) for kind in entries.KINDS]
        counts = [str(count or "") for count in [*counts, len(here)]]
        rows.append(f"| {heading} | " + " | ".join(counts) + " |")
    return "\n".join(rows) + "\n"


def document(found):
    kinds = [f"- *{kind}*: {text}." for kind, text in entries.KINDS.items()]
    return HEAD + table(found) + "\n" + "\n".join(kinds) + "\n"


def fenced(text, language=""):
    lines = text.rstrip().splitlines()
    if len(lines) > MOST_LINES:
        lines[MOST_LINES:] = [f"... ({len(lines) - MOST_LINES} more lines)"]
    return "\n".join([f"```{language}", *lines, "```"])


def version():
    """What the installed programs say that they are."""
    done = subprocess.run(["opt-22", "--version"], capture_output=True, text=True, check=True)
    return re.search(r"LLVM version \S+", done.stdout)[0]


def report(entry, version):
    """A report of one entry, with what its last command does."""
    file = entry.path.name
    with tempfile.TemporaryDirectory(prefix="upstream-") as folder:
        for command in entry.run:
            status, out, err = run.execute(
                run.expand(command, entry, folder, "22"), folder, entry.seconds
            )
    actual = [f"{entries.KINDS[entry.kind].capitalize()}. The last command {run.ended(status)}"]
    if out.strip() or err.strip():
        actual[0] += ", and prints"
        actual.append(fenced(out + err))
    else:
        actual[0] += "."
    commands = "\n".join(entry.run).replace("%s", file).replace("%t", "temporary")
    sections = {
        "Version": version,
        f"Input: `{file}`": fenced(entry.body, entry.path.suffix[1:].replace("ll", "llvm")),
        "Commands": fenced(commands, "sh"),
        "Actual": "\n\n".join(actual),
        "Expected": entry.expected,
        "Cause": entry.cause,
    }
    if entry.issue != entries.NO_ISSUE:
        sections["Public issue"] = entry.issue
    parts = [f"# {entry.title}"]
    parts += [f"## {heading}\n\n{text}" for heading, text in sections.items()]
    return "\n\n".join(parts) + "\n"


def main():
    arguments = sys.argv[1:]
    try:
        if arguments[:1] == ["--reports"] and len(arguments) > 1:
            programs = version()
            for entry in run.choose(entries.entries(), arguments[2:]):
                path = pathlib.Path(arguments[1], entry.id + ".md")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(report(entry, programs))
            return 0
        text = document(entries.entries())
    except entries.Malformed as error:
        print(f"findings.py: error: {error}", file=sys.stderr)
        return 2
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    if not arguments:
        DOCUMENT.write_text(text)
        return 0
    if DOCUMENT.read_text() == text:
        return 0
    print(f"{DOCUMENT.name} is not up to date; run corpus/upstream/findings.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
