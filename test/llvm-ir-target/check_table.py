"""Compares the table of docs/llvm-ir-target.md with the tests beside this script:
each test has a row, and each row a test.

usage: check_table.py PAGE
"""

import pathlib
import re
import sys

folder = pathlib.Path(__file__).parent
page = pathlib.Path(sys.argv[1])
links = re.findall(r"^\|[^|]*\| \[.*\]\((\S+)\) \|", page.read_text(), re.MULTILINE)
rows = {(page.parent / link).resolve() for link in links}
tests = {path.resolve() for path in folder.iterdir() if path.suffix in (".mlir", ".ll")}
problems = [f"{path.name} has no row" for path in tests - rows]
problems += [f"no test {path}" for path in rows if not path.exists()]
sys.exit("\n".join(sorted(problems)) or 0)
