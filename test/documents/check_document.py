#!/usr/bin/env python3
"""Checks every fenced block of a document.

    check_document.py DOCUMENT SOURCES WORK [HEADING]

With HEADING, only the blocks below the heading "## HEADING" are checked.
A block that begins with ```LANGUAGE file=NAME must occur verbatim in the file NAME
below SOURCES. A block that begins with ```console is a session in WORK, an empty
directory: the shell runs the lines that begin with "$ ". Each command must exit with
status 0 (or N, for ```console status=N), and its stdout and stderr together must be
the lines that follow. There, "..." matches any text, and any lines if it is a line of
its own. Exit status: 0 if all blocks are right, 1 otherwise, after a message for each
that is wrong.
"""

import re
import subprocess
import sys
from pathlib import Path


def blocks(text, heading):
    """Yields the line number, the words after the fence, and the lines of each block,
    or of those below `heading` alone."""
    fence = None
    is_below = not heading
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            if fence:
                fence[2].append(line)
            elif heading and line.startswith("## "):
                is_below = line == f"## {heading}"
        elif fence:
            if is_below:
                yield fence
            fence = None
        else:
            fence = (number, line[3:].split(), [])
    if fence:
        sys.exit(f"line {fence[0]}: the block does not end")


def pattern(expected):
    """The regular expression of the output that `expected` describes."""
    result = ""
    for line in expected:
        if line == "...":
            result += r"(?:.*\n)*?"
        else:
            result += ".*".join(map(re.escape, line.split("..."))) + r"\n"
    return result


def check_excerpt(lines, path):
    source = path.read_text().splitlines()
    found = any(
        source[i : i + len(lines)] == lines for i in range(len(source) - len(lines) + 1)
    )
    if not lines or not found:
        return [f"is not in {path}"]
    return []


def check_session(lines, status, work):
    steps = []
    for line in lines:
        if line.startswith("$ "):
            steps.append((line[2:], []))
        elif steps:
            steps[-1][1].append(line)
        else:
            return ["begins without a command"]
    problems = []
    for command, expected in steps:
        run = subprocess.run(
            ["sh", "-uc", command],
            cwd=work,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode != status or not re.fullmatch(pattern(expected), run.stdout):
            problems.append(
                f"$ {command}\nhas status {run.returncode} and prints\n{run.stdout}"
                f"where status {status} is expected and\n" + "\n".join(expected)
            )
    return problems


def main():
    document, sources, work = map(Path, sys.argv[1:4])
    heading = "".join(sys.argv[4:])
    checked = 0
    failed = False
    for number, words, lines in blocks(document.read_text(), heading):
        option = words[1] if len(words) == 2 else ""
        if words[:1] == ["console"] and (not option or option.startswith("status=")):
            status = int(option[len("status=") :] or 0)
            problems = check_session(lines, status, work)
        elif option.startswith("file="):
            problems = check_excerpt(lines, sources / option[len("file=") :])
        else:
            problems = ["is of no kind that is checked"]
        for problem in problems:
            print(f"{document}:{number}: this block {problem}" if "\n" not in problem
                  else f"{document}:{number}: {problem}")
            failed = True
        checked += 1
    if not checked:
        print(f"{document}: has no block to check")
    return 1 if failed or not checked else 0


sys.exit(main())
