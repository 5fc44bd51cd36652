#!/usr/bin/env python3
"""Writes the project that a document shows.

    project.py DOCUMENT HEADING WORK

Of the blocks below "## HEADING", the one of CMake becomes WORK/CMakeLists.txt, and the one of
C++ WORK/main.cpp. Exit status: 1 after a message unless there is one of each.
"""

import re
import sys
from pathlib import Path

document, heading, work = sys.argv[1:4]
_, _, section = Path(document).read_text().partition(f"\n## {heading}\n")
section = section.partition("\n## ")[0]
Path(work).mkdir(parents=True)
for language, name in ("cmake", "CMakeLists.txt"), ("cpp", "main.cpp"):
    found = re.findall(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    if len(found) != 1:
        sys.exit(f"{document}: error: {len(found)} blocks of {language} below '{heading}'")
    Path(work, name).write_text(found[0])
