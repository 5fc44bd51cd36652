"""Checks what is said and shown of dialects.

  check_dialects.py coverage LIST DOCUMENT CORPUS
    LIST is `palindrome dialects --format=json`. Every op that Palindrome exports
    is in a module of CORPUS/DIALECT, or, in a dialect that comes back, in
    DOCUMENT's table of those ops that do not, and that names no others.
  check_dialects.py sides < REPORT
    REPORT is `palindrome verify --format=json`: every module of MLIR in it came
    back identical, on both sides.
"""

import json
import pathlib
import re
import sys

# What stands for more than intrinsics, or has no corpus of its own.
NOT_OF_INTRINSICS = {"builtin", "dlti", "llvm", "llvmx"}


def coverage(dialects, document, corpus):
    table = set(re.findall(r"^\| `([a-z0-9_]+\.[^`]+)` \|", document, re.M))
    known = set()
    wrong = []
    for dialect in map(json.loads, dialects.splitlines()):
        name = dialect["dialect"]
        if name in NOT_OF_INTRINSICS or not dialect["direct"]:
            continue
        if dialect["intrinsics"]:
            known.update(dialect["direct"])
        text = "".join(file.read_text(encoding="utf-8")
                       for file in sorted((corpus / name).glob("*.mlir")))
        present = set(re.findall(r"\b" + re.escape(name) + r"\.[\w.]+\w", text))
        for op in dialect["direct"]:
            if (op in present) == (op in table):
                wrong.append(f"{op}: {'both in' if op in table else 'neither in'} "
                             "the corpus and the table")
    wrong += [f"{op}: in the table, but not exported" for op in sorted(table - known)]
    return wrong


def sides():
    wrong, judged = [], 0
    for line in map(json.loads, sys.stdin):
        if line.get("path", "").endswith(".mlir"):
            judged += 1
            if line.get("mlir", {}).get("verdict") != "identical":
                wrong.append(f"{line['path']}: {line.get('mlir', 'not judged')}")
    return wrong or ([] if judged else ["no module of MLIR"])


def main():
    mode, *files = sys.argv[1:]
    if mode == "coverage":
        list_file, document, corpus = map(pathlib.Path, files)
        wrong = coverage(list_file.read_text(), document.read_text(), corpus)
    else:
        wrong = sides()
    for line in wrong:
        print(line)
    return bool(wrong)


sys.exit(main())
