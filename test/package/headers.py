#!/usr/bin/env python3
"""Checks the list of installed headers, and writes a project that compiles each alone.

    headers.py DOCUMENT INCLUDE WORK

DOCUMENT is docs/library.md, whose table must list exactly the files below INCLUDE, by their
names as they are included, in order, each with what it is for. WORK becomes a CMake project
with one source file for each, linked to the library that the table names for it. Exit status:
1 after a message if the list is wrong.
"""

import re
import sys
from pathlib import Path

document, include, work = map(Path, sys.argv[1:4])
row = re.compile(r"\| `(\S+\.h)` \| (.+) \| `(\w+)` \|")
rows = [found.groups() for found in map(row.fullmatch, document.read_text().splitlines()) if found]
listed = [header for header, _, _ in rows]
installed = [str(path.relative_to(include)) for path in include.rglob("*") if path.is_file()]
for header in sorted(set(installed) - set(listed)):
    print(f"{document}: error: {header} is installed, but the table does not list it")
for header in sorted(set(listed) - set(installed)):
    print(f"{document}: error: the table lists {header}, which is not installed")
if listed != sorted(listed, key=str.lower) or len(set(listed)) != len(listed):
    print(f"{document}: error: the table is not sorted by the names of headers, each once")
if not listed or listed != sorted(installed, key=str.lower):
    sys.exit(1)

work.mkdir(parents=True)
lines = [
    "cmake_minimum_required(VERSION 3.25)",
    "project(headers LANGUAGES C CXX)",
    "find_package(Palindrome 0.1 REQUIRED CONFIG)",
]
for header, _, library in rows:
    name = Path(header).stem
    (work / f"{name}.cpp").write_text(f'#include "{header}"\n')
    lines += [
        f"add_library(alone_{name} OBJECT {name}.cpp)",
        f"target_link_libraries(alone_{name} PRIVATE Palindrome::{library})",
    ]
(work / "CMakeLists.txt").write_text("\n".join(lines) + "\n")
