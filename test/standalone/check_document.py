#!/usr/bin/env python3
"""Holds a document to its word: every fenced block of it is checked.

    check_document.py DOCUMENT SOURCES WORK

A block that begins with ```LANGUAGE file=NAME must be in the file NAME below
SOURCES, as it stands. A block that begins with ```console is a session in WORK, an
empty directory: lines that begin with "$ " are run by the shell, and must have exit
status 0 (or N, for ```console status=N) and print what follows, on stdout and stderr
together. There, "..." stands for any text, and on a line alone for any lines.
Exit status: 0 if all holds, 1 if something does not, after saying where.
"""

import re
import subprocess
import sys
from pathlib import Path


def blocks(text):
    """Yields the line number, the words after the fence, and the lines of each."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            if fence:
                fence[2].append(line)
        elif fence:
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
    document, sources, work = map(Path, sys.argv[1:])
    checked = 0
    failed = False
    for number, words, lines in blocks(document.read_text()):
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
