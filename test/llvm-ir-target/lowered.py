"""Lowers a module, and prints what both stages make of it: the llvm dialect,
then LLVM IR.

usage: lowered.py FILE [OPTION...]

The options are those of `palindrome export --lower`. The status is 1 unless the
two stages in one command have the same result as one after the other, and both
modules come back identical from a round trip.
"""

import pathlib
import subprocess
import sys
import tempfile


def palindrome(*arguments):
    subprocess.run(["palindrome", *map(str, arguments)], check=True)


def main(source, *options):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        dialect, direct, staged = (
            folder / file for file in ("dialect.mlir", "direct.ll", "staged.ll")
        )
        palindrome("export", "--lower", *options, "--emit=mlir", source, "-o", dialect)
        palindrome("export", "--lower", *options, source, "-o", direct)
        palindrome("export", dialect, "-o", staged)
        print(dialect.read_text(), direct.read_text(), sep="\n")
        if direct.read_text() != staged.read_text():
            sys.exit("the stages one after the other have another result")
        palindrome("verify", dialect, direct, "-o", folder / "report")


try:
    main(*sys.argv[1:])
except subprocess.CalledProcessError as error:
    sys.exit(f"status {error.returncode}: {' '.join(error.cmd)}")
