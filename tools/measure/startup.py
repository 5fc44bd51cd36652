#!/usr/bin/env python3
"""Measures how long the processes of palindrome-translate, `palindrome import` and
mlir-translate take on a small file. They run in turn, so that other load on the machine
affects all alike. The times of the processor are those of the process, of user and
system.

Exit status: 0, 1 if one of ours takes more than --at-most times as long as
mlir-translate, 2 if a program fails or on wrong usage."""

import argparse
import pathlib
import resource
import statistics
import subprocess
import sys
import time

import uncached  # noqa: F401


def measure(command):
    """The seconds that a command takes, and those of the processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def divided(ours, upstream):
    """The ratio, for a column. A system may count in steps of 10 ms."""
    return f"{ours / upstream:>6.2f}" if upstream else f"{'-':>6}"


def main():
    here = pathlib.Path(__file__).parent
    programs = here.parent.parent / "build/bin"
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", default=str(here / "startup.ll"),
                        help="LLVM IR; 20 lines are beside this script")
    parser.add_argument("--ours", metavar="PROGRAM",
                        default=str(programs / "palindrome-translate"))
    parser.add_argument("--palindrome", metavar="PROGRAM",
                        default=str(programs / "palindrome"))
    parser.add_argument("--upstream", metavar="PROGRAM", default="mlir-translate-22")
    parser.add_argument("--runs", metavar="N", type=int, default=50)
    parser.add_argument("--at-most", metavar="RATIO", type=float, default=1.05)
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs takes a positive number")

    commands = {
        "palindrome-translate": [options.ours, "--import-llvm", options.file],
        "palindrome import": [options.palindrome, "import", options.file],
        "mlir-translate": [options.upstream, "--import-llvm", options.file],
    }
    try:
        # The first runs only fill the cache.
        rounds = [[measure(command) for command in commands.values()]
                  for _ in range(1 + options.runs)][1:]
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"startup.py: error: {error}", file=sys.stderr)
        return 2
    print(f"{'medians of ' + str(options.runs):<22} {'ms':>8} {'ratio':>6} "
          f"{'processor ms':>13} {'ratio':>6}")
    medians = [[statistics.median(samples) for samples in zip(*runs)]
               for runs in zip(*rounds)]
    slow = False
    for name, (wall, processor) in zip(commands, medians):
        ratio = wall / medians[-1][0]
        slow |= ratio > options.at_most
        print(f"{name:<22} {wall * 1e3:>8.1f} {ratio:>6.2f} {processor * 1e3:>13.1f} "
              f"{divided(processor, medians[-1][1])}")
    return 1 if slow else 0


sys.exit(main())
