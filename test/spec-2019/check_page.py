"""Checks the examples of a page, which are its fenced blocks with more than one
word after the fence, and those of the language `console`.

usage: check_page.py PAGE WORK

```mlir refused         the block is refused by the parser
```mlir refused=lines   so is each of its lines
```mlir file=NAME       the block becomes the file NAME in the folder WORK
```console status=N     a session there: the output of each command that begins with
                        "$ " follows it, and the status is N, or 0 without one. A
                        palindrome run has the same output with --through-llvmir

The status is 1, after a message for each, if an example is wrong or a file is in no
session.
"""

import json
import pathlib
import re
import subprocess
import sys


def read_blocks(text):
    """Yields the line number, the language, the option and the text of each."""
    for match in re.finditer(r"^```(\w+) ?(\S*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        number = text.count("\n", 0, match.start()) + 1
        yield number, match[1], match[2], match[3]


def read_session(text):
    for step in re.finditer(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
        yield step[1], step[2]


def run(command, work):
    return subprocess.run(
        command, shell=True, cwd=work, text=True, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def check_session(text, status, work):
    for command, expected in read_session(text):
        ways = [command]
        if command.startswith("palindrome run "):
            ways.append(command.replace(" run ", " run --through-llvmir ", 1))
        for way in ways:
            result = run(way, work)
            if result.returncode != status or result.stdout != expected:
                yield f"$ {way}\nhas status {result.returncode}, and prints\n{result.stdout}"


def check_refused(examples, work):
    """Yields a message for each of the (line number, text) that is accepted."""
    path = work / "refused.mlir"
    path.write_text("\n// -----\n".join(text for _, text in examples))
    report = run("palindrome verify --lower --split-input-file --format=json refused.mlir", work)
    files = [json.loads(line) for line in report.stdout.splitlines()]
    verdicts = [file["verdict"] for file in files if file["kind"] == "file"]
    if len(verdicts) != len(examples):
        yield f"{len(verdicts)} of {len(examples)} old spellings were judged"
    for (number, text), verdict in zip(examples, verdicts):
        if verdict != "unreadable":
            yield f"{number}: {verdict}, not refused: {text}"


def main(page, work):
    work.mkdir(parents=True, exist_ok=True)
    text = page.read_text()
    problems, refused, files = [], [], set()
    for number, language, option, block in read_blocks(text):
        name, _, value = option.partition("=")
        if language == "mlir" and name == "refused":
            refused += [(number, part) for part in (block.splitlines() if value else [block])]
        elif language == "mlir" and name == "file":
            (work / value).write_text(block)
            files.add(value)
        elif language == "console":
            problems += [
                f"{number}: {problem}" for problem in check_session(block, int(value or 0), work)
            ]
            files -= {word for command, _ in read_session(block) for word in command.split()}
        else:
            problems.append(f"{number}: a block of no known kind")
    problems += check_refused(refused, work)
    problems += [f"{name} is in no session" for name in sorted(files)]
    sys.exit("\n".join(f"{page.name}:{problem}" for problem in problems) or 0)


main(*map(pathlib.Path, sys.argv[1:]))
