#!/usr/bin/env python3
"""Compares how many mutants a second `palindrome fuzz` judges with a run of
LLVM's and MLIR's programs over the same mutants.

    fuzz-rate.py PALINDROME SEEDS [--mutants N] [--seed N] [--tools DIR]

The mutants are those that a campaign with one job keeps as files. The programs
are `llvm-as`, `mlir-translate --import-llvm`, `mlir-translate
--mlir-to-llvmir` and `llvm-as` again, a process each, as a script around them
would run them. `palindrome verify` over the same files is shown beside them.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile
import time


def run_stock(tools, path, folder):
    """Sends one mutant through the programs; returns the last one that ran."""
    mlir, back = folder / "middle.mlir", folder / "back.ll"
    steps = [
        ["llvm-as", path, "-o", folder / "in.bc"],
        ["mlir-translate", "--import-llvm", path, "-o", mlir],
        ["mlir-translate", "--mlir-to-llvmir", mlir, "-o", back],
        ["llvm-as", back, "-o", folder / "out.bc"],
    ]
    for name, *arguments in steps:
        try:
            subprocess.run([tools / name, *arguments], check=True, timeout=10,
                           stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
        except subprocess.SubprocessError:
            return name
    return "all"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("palindrome")
    parser.add_argument("seeds")
    parser.add_argument("--mutants", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tools", type=pathlib.Path,
                        default=pathlib.Path("/usr/lib/llvm-22/bin"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        report = subprocess.run(
            [arguments.palindrome, "fuzz", arguments.seeds, "--jobs", "1",
             "--count", str(arguments.mutants), "--seed", str(arguments.seed),
             "--state", folder / "state", "--format", "json"],
            check=False, stdout=subprocess.PIPE, text=True).stdout
        summary = json.loads(report.splitlines()[-1])
        assert summary["kind"] == "fuzz-summary", summary
        files = sorted((folder / "state" / "corpus").glob("*.ll"))
        start = time.monotonic()
        ends = [run_stock(arguments.tools, path, folder) for path in files]
        stock = time.monotonic() - start
        start = time.monotonic()
        subprocess.run([arguments.palindrome, "verify", "--jobs", "1",
                        folder / "state" / "corpus"],
                       check=False, stdout=subprocess.DEVNULL)
        verify = time.monotonic() - start
    print(f"palindrome fuzz: {summary['run_mutants']} mutants in "
          f"{summary['run_seconds']:.1f} s, "
          f"{summary['mutants_per_second']:.0f} a second")
    print(f"palindrome verify: {len(files)} of them in {verify:.1f} s, "
          f"{len(files) / verify:.0f} a second")
    print(f"programs: the same {len(files)} in {stock:.1f} s, "
          f"{len(files) / stock:.1f} a second; "
          f"{ends.count('all')} came through")


main()
