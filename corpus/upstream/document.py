#!/usr/bin/env python3
"""Writes docs/upstream-findings.md from the entries of corpus/upstream/.

    document.py            writes the document
    document.py --check    exit status 1 if the document is not what this would write
"""

import sys

import entries

DOCUMENT = entries.FOLDER.parents[1] / "docs" / "upstream-findings.md"

HEAD = """\
# Defects found in LLVM and MLIR 22.1.8

This document lists defects of LLVM's and MLIR's own translators and passes that this
project found. Each is one entry of `corpus/upstream/`: the smallest input that shows it,
with the commands, and what the documents of LLVM and MLIR promise instead. Entries are
grouped by their cause: one missing case is one entry, whatever number of types or
instructions it affects. They were found here and have not been reported. Where a public
issue describes the same defect, the entry names it.

```
corpus/upstream/run.py            # run all: which still happen?
corpus/upstream/run.py bytecode   # run one, or a folder
corpus/upstream/document.py       # write this document again
```

`ctest -R upstream` does the first and compares this document with the entries. It also runs
Palindrome on them: where an entry has a line "Palindrome", `palindrome verify` has that
verdict on the input, or `palindrome refine` runs a counterexample to what the pass makes of it.
[corpus.md](corpus.md#upstreams-defects) describes the form of an entry. In the commands,
`%s` is the input and `%t` a temporary file.
"""


def table(found):
    """How many entries there are, by area and kind."""
    rows = ["| | " + " | ".join(entries.KINDS) + " | all |"]
    rows.append("| --- |" + " ---: |" * (len(entries.KINDS) + 1))
    areas = [area for area in entries.AREAS if any(e.area == area for e in found)]
    for area in [*areas, "all"]:
        here = [entry for entry in found if area in (entry.area, "all")]
        counts = [sum(entry.kind == kind for entry in here) for kind in entries.KINDS]
        counts = [str(count or "") for count in [*counts, len(here)]]
        name = "all" if area == "all" else f"`{area}/`"
        rows.append(f"| {name} | " + " | ".join(counts) + " |")
    return "\n".join(rows)


def item(entry):
    """The lines of one entry."""
    file = entry.path.relative_to(entries.FOLDER).as_posix()
    lines = [f"- **{entry.title}**", f"  [{entry.id}](../corpus/upstream/{file})"]
    lines += [f"  - Run: `{command}`" for command in entry.run]
    lines.append(f"  - Expected: {entry.expected}")
    lines.append(f"  - Cause: {entry.cause}")
    lines.append(f"  - Public issue: {entry.issue}")
    if entry.ours:
        lines.append(f"  - Palindrome: {entry.ours}")
    if entry.refine:
        lines.append("  - Palindrome: a counterexample")
    return "\n".join(lines)


def document(found):
    parts = [HEAD, "## Kinds\n"]
    kinds = [f"- *{kind}*: {text}." for kind, text in entries.KINDS.items()]
    parts.append("\n".join(kinds) + "\n")
    parts.append(table(found) + "\n")
    for area, heading in entries.AREAS.items():
        here = [entry for entry in found if entry.area == area]
        if not here:
            continue
        parts.append(f"## {heading}\n")
        for kind in entries.KINDS:
            some = [entry for entry in here if entry.kind == kind]
            if some:
                parts.append(f"### {area}: {kind} ({len(some)})\n")
                parts.append("\n".join(map(item, some)) + "\n")
    return "\n".join(parts)


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        text = document(entries.entries())
    except entries.Malformed as error:
        print(f"document.py: error: {error}", file=sys.stderr)
        return 2
    if not sys.argv[1:]:
        DOCUMENT.write_text(text)
        return 0
    if DOCUMENT.read_text() == text:
        return 0
    print(f"{DOCUMENT.name} is not up to date; run corpus/upstream/document.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
