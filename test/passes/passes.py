#!/usr/bin/env python3
"""Runs passes of a stock mlir-opt between import and export, and shows what
becomes of the modules.

Of the .ll files below the paths, sorted by the SHA-256 of their names relative to
the path, the first COUNT (0: all) that LLVM parses and verifies, from bitcode that it
wrote too, are imported. The text goes through `mlir-opt --mlir-print-debuginfo` with
each pipeline, and is exported again, as bitcode, for LLVM prints some attributes so
that they do not parse. The export must verify, and every function that the passes
left unchanged, llvmx attributes aside, must be exported as before.

The control exports what the passes made with upstream's mlir-translate, and counts
the unchanged functions that are as before there, names and order aside. Modules that
hold an llvmx op get --allow-unregistered-dialect, are counted apart, and need not
parse: MLIR rejects an op that it does not know in an initializer.

Exit status: 0 all of ours as required, 1 something fell short, 2 wrong usage."""

import argparse
import concurrent.futures
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections import Counter

PIPELINES = {
    "canonicalize-cse": ["--canonicalize", "--cse"],
    "inline": ["--inline"],
    "symbol-dce": ["--symbol-dce"],
    "strip-debuginfo": ["--strip-debuginfo"],
}
LLVMX_OP = re.compile(r'^\s*(%[\w:, %]+ = )?"?llvmx\.', re.MULTILINE)

COUNTS = re.compile(r"^functions (\d+) unchanged (\d+) alike (\d+) differences \d+$",
                    re.MULTILINE)


def ordered_files(paths):
    """All .ll files, as (hash, path), in the order of the hashes."""
    found = []
    for path in paths:
        if os.path.isfile(path):
            found.append((hashlib.sha256(os.path.basename(path).encode()).hexdigest(), path))
            continue
        for folder, _, names in os.walk(path):
            for name in names:
                if name.endswith(".ll"):
                    full = os.path.join(folder, name)
                    key = os.path.relpath(full, path).encode()
                    found.append((hashlib.sha256(key).hexdigest(), full))
    return [path for _, path in sorted(found)]


class Result:
    """What became of one file."""

    def __init__(self, path):
        self.path = path
        self.extension = False  # It holds an llvmx op.
        self.failures = []  # (pipeline, step, message)
        self.counts = Counter()  # (pipeline, step): 1; functions by pipeline
        self.controls = Counter()


class Runner:
    def __init__(self, options):
        self.options = options
        self.compare = os.path.join(options.programs, "palindrome-passes-compare")
        self.palindrome = os.path.join(options.programs, "palindrome")

    def tool(self, name):
        return os.path.join(self.options.tools, name)

    def call(self, *command):
        """The exit status (a timeout is -9) and what was printed to each stream."""
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True,
                                  timeout=self.options.timeout, check=False)
        except subprocess.TimeoutExpired:
            return -9, "", "timed out"
        return (done.returncode, done.stdout.decode(errors="replace"),
                done.stderr.decode(errors="replace"))

    def verifies(self, path):
        return self.call(self.tool("opt"), "-passes=verify", "-disable-output", path)[0] == 0

    def run(self, job):
        """The whole way of one file; None for one that LLVM does not accept."""
        number, path = job
        folder = os.path.join(self.options.work, f"{number:05}")
        os.makedirs(folder)
        try:
            bitcode = os.path.join(folder, "input.bc")
            status, _, _ = self.call(self.tool("opt"), "-passes=verify", path, "-o", bitcode)
            if status != 0:
                return None
            if not self.verifies(bitcode):
                print(f"{path}: left out: LLVM does not read what it writes", flush=True)
                return None
            result = Result(path)
            self.run_file(result, folder)
        finally:
            if not self.options.keep:
                shutil.rmtree(folder)
        for failure in result.failures:
            print(": ".join((path,) + failure), flush=True)
        return result

    def run_file(self, result, folder):
        before, exported = os.path.join(folder, "before.mlir"), os.path.join(folder, "before.bc")
        for step, command in (("import", ["import", result.path, "-o", before]),
                              ("export", ["export", before, "-o", exported])):
            status, _, errors = self.call(self.palindrome, *command)
            if status != 0:
                result.failures.append(("none", step, first_line(errors, status)))
                return
        with open(before, encoding="utf-8", errors="surrogateescape") as text:
            result.extension = LLVMX_OP.search(text.read()) is not None
        for name, flags in PIPELINES.items():
            self.run_pipeline(result, name, flags, folder, before, exported)

    def run_pipeline(self, result, name, flags, folder, before, exported):
        def passed(step):
            result.counts[name, step] += 1

        def failed(step, message):
            result.failures.append((name, step, message))

        after = os.path.join(folder, f"{name}.mlir")
        again = os.path.join(folder, f"{name}.bc")
        allow = ["--allow-unregistered-dialect"] if result.extension else []
        status, _, errors = self.call(self.tool("mlir-opt"), "--mlir-print-debuginfo", *allow,
                                      *flags, before, "-o", after)
        if status != 0:
            # A crash after parsing is mlir-opt's; all the same nothing came out.
            # What is required to parse is what has no llvmx op.
            message = first_line(errors, status)
            if result.extension and status > 0:
                print(f"{result.path}: {name}: not required to parse: {message}", flush=True)
            else:
                failed("parse", message)
            return
        passed("parse")
        if self.options.control:
            self.run_control(result, name, (before, after, exported),
                             os.path.join(folder, f"{name}.upstream.ll"))
        status, _, errors = self.call(self.palindrome, "export", after, "-o", again)
        if status != 0:
            failed("export", first_line(errors, status))
            return
        passed("export")
        if not self.verifies(again):
            failed("verify", "opt -passes=verify rejects what was exported")
            return
        passed("verify")
        status, shown, errors = self.call(self.compare, before, after, exported, again)
        counts = COUNTS.search(shown)
        if not counts:
            failed("compare", first_line(errors, status))
            return
        result.counts[name, "functions"] += int(counts[1])
        result.counts[name, "unchanged"] += int(counts[2])
        if status == 0:
            passed("same")
        else:
            shown = [line for line in shown.splitlines() if line.startswith("difference: ")]
            failed("same", f"{len(shown)}; first: {shown[0][len('difference: '):][:300]}")

    def run_control(self, result, name, modules, target):
        before, after, exported = modules
        status, _, _ = self.call(self.tool("mlir-translate"), "--mlir-to-llvmir",
                                 "--allow-unregistered-dialect", after, "-o", target)
        if status != 0:
            return
        result.controls[name, "export"] += 1
        if not self.verifies(target):
            return
        result.controls[name, "verify"] += 1
        _, shown, _ = self.call(self.compare, before, after, exported, target)
        if counts := COUNTS.search(shown):
            result.controls[name, "alike"] += int(counts[3])


def first_line(errors, status):
    for line in errors.splitlines():
        if ": error: " in line:
            return line[:400]
    if status < 0:
        return f"killed by signal {-status}: " + (errors.splitlines() or [""])[-1][:200]
    return (errors.splitlines() or [f"status {status}"])[0][:300]


def show(results, control):
    for title, group in (("llvm dialect alone", [r for r in results if not r.extension]),
                         ("with llvmx ops", [r for r in results if r.extension])):
        print(f"\n{len(group)} modules, {title}")
        print(f"  {'':<18}{'parse':>7}{'export':>8}{'verify':>8}{'same':>7}"
              f"{'unchanged functions':>22}" + ("   upstream: export  verify   alike" if control else ""))
        for name in PIPELINES:
            total = Counter()
            controls = Counter()
            for result in group:
                total.update(result.counts)
                controls.update(result.controls)
            line = f"  {name:<18}"
            line += "".join(f"{total[name, step]:>{width}}" for step, width in
                            (("parse", 7), ("export", 8), ("verify", 8), ("same", 7)))
            of = f"{total[name, 'unchanged']} of {total[name, 'functions']}"
            line += f"{of:>22}"
            if control:
                line += f"{controls[name, 'export']:>19}{controls[name, 'verify']:>8}"
                line += f"{controls[name, 'alike']:>8}"
            print(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--programs", required=True, help="where palindrome was built")
    parser.add_argument("--tools", required=True, help="where mlir-opt and opt are")
    parser.add_argument("--work", required=True, help="a folder for files on the way")
    parser.add_argument("--count", type=int, default=500, help="how many modules; 0: all")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=60, help="seconds, for each program")
    parser.add_argument("--control", action="store_true", help="export with upstream's, too")
    parser.add_argument("--keep", action="store_true", help="keep the files on the way")
    options = parser.parse_args()
    for path in options.paths:
        if not os.path.exists(path):
            parser.error(f"{path}: no such file or folder")
    shutil.rmtree(options.work, ignore_errors=True)
    os.makedirs(options.work)

    files = ordered_files(options.paths)
    wanted = options.count or len(files)
    runner = Runner(options)
    results = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = list(enumerate(files))
        # As many at a time as are still wanted: which ones count does not depend
        # on the order in which they are done.
        while jobs and len(results) < wanted:
            batch, jobs = jobs[:wanted - len(results)], jobs[wanted - len(results):]
            results += [result for result in pool.map(runner.run, batch) if result]
    show(results, options.control)
    short = sum(1 for result in results if result.failures)
    print(f"\n{len(results)} modules, {short} of them short")
    sys.exit(1 if short or not results else 0)


main()
