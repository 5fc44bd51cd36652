#!/usr/bin/env python3
"""Measures how long the processes of palindrome-translate and mlir-translate take on a
small file. They run in turn, so that other load on the machine affects both alike.

Exit status: 0, 1 if ours takes more than --at-most times as long, 2 if a program
fails or on wrong usage."""

import argparse
import pathlib
import statistics
import subprocess
import sys
import time

import uncached  # noqa: F401


def seconds(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def main():
    here = pathlib.Path(__file__).parent
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", default=str(here / "startup.ll"),
                        help="LLVM IR; 20 lines are beside this script")
    parser.add_argument("--ours", metavar="PROGRAM",
                        default=str(here.parent.parent / "build/bin/palindrome-translate"))
    parser.add_argument("--upstream", metavar="PROGRAM", default="mlir-translate-22")
    parser.add_argument("--runs", metavar="N", type=int, default=50)
    parser.add_argument("--at-most", metavar="RATIO", type=float, default=1.05)
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs takes a positive number")

    programs = [options.ours, options.upstream]
    try:
        # The first runs only fill the cache.
        rounds = [[seconds([program, "--import-llvm", options.file])
                   for program in programs] for _ in range(1 + options.runs)][1:]
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"startup.py: error: {error}", file=sys.stderr)
        return 2
    ours, upstream = map(statistics.median, zip(*rounds))
    print(f"ours {ours * 1e3:.1f} ms, upstream {upstream * 1e3:.1f} ms, "
          f"ratio {ours / upstream:.2f} (median of {options.runs})")
    return 1 if ours > options.at_most * upstream else 0


sys.exit(main())
