#!/usr/bin/env python3
"""Reduces ten defects of MLIR by `palindrome reduce`, and by llvm-reduce or mlir-reduce
with a shell script that runs the stock programs.

    reduce.py LLVM_TESTS [--only NAME] [--limit SECONDS] [--jobs N]

LLVM_TESTS is the folder that holds `llvm/test` (corpora/llvm-test-a). The MLIR files are
made of LLVM's tests by `palindrome import --plain`. Both sides get the same file and keep
the same defect: the script looks for what --keep names in the messages of the programs.
The programs are those of PATH.

Prints a table in Markdown: the size before; for each side the size of its result, wall
time, and processor time, which depends less on what else the machine does. A side that
takes longer than the limit is interrupted, and the table has its best file so far. The
exit status is 1 if a reduction fails.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TESTS = "llvm/test/"

HEAD = """#!/bin/sh
# A stack trace with the names of functions takes seconds.
export LLVM_DISABLE_SYMBOLIZATION=1 LLVM_DISABLE_CRASH_REPORT=1
d=$(mktemp -d); trap 'rm -rf $d' EXIT
"""
IMPORT = "mlir-translate --import-llvm $1 -o $d/a.mlir 2> $d/err; s=$?\n"
ROUND_TRIP = IMPORT + (
    "[ $s = 0 ] && { mlir-translate --mlir-to-llvmir $d/a.mlir -o $d/b.ll 2> $d/err; s=$?; }\n"
)
EXPORT = "mlir-translate --mlir-to-llvmir $1 -o $d/b.ll 2> $d/err; s=$?\n"
CRASHES = "[ $s -ge 128 ]"


def passes(pipeline):
    return f"mlir-opt $1 --pass-pipeline='builtin.module({pipeline})' -o $d/a.mlir 2> $d/err\n"


def reports(text):
    return f'grep -q "{text}" $d/err'


# The name, the file, what to keep (with the options of `palindrome reduce`), and the test
# of the script. A file of MLIR is imported from the LLVM IR.
CASES = [
    ("vector_insert verifier", "CodeGen/AArch64/GlobalISel/irtranslator-subvector.ll",
     ["--keep=crash"], ROUND_TRIP + CRASHES),
    ("immarg metadata", "CodeGen/AMDGPU/lower-buffer-fat-pointers-mem-transfer.ll",
     ["--keep=crash"], ROUND_TRIP + CRASHES),
    ("scalable vector_insert", "CodeGen/RISCV/rvv/mgather-sdnode.ll",
     ["--keep=crash"], ROUND_TRIP + CRASHES),
    ("alias personality", "CodeGen/PowerPC/aix-personality-alias.ll",
     ["--keep=crash"], ROUND_TRIP + CRASHES),
    ("switch to its own block", "Transforms/ADCE/2003-06-24-BadSuccessor.ll",
     ["--keep=crash"], ROUND_TRIP + CRASHES),
    ("atomicrmw on vectors", "CodeGen/AArch64/Atomics/aarch64-atomicrmw-v8a.ll",
     ["--keep=invalid"], ROUND_TRIP + reports("'llvm.atomicrmw' op expected LLVM IR integer type")),
    ("bf16 operands", "Analysis/CostModel/RISCV/fround.ll",
     ["--keep=invalid"], ROUND_TRIP + reports("'llvm.intr.llround' op operand")),
    ("lost metadata", "CodeGen/X86/pcsections-memops.ll",
     ["--keep=different:metadata:pcsections"],
     ROUND_TRIP + "[ $s = 0 ] && grep -q '!pcsections' $1 && ! grep -q '!pcsections' $d/b.ll"),
    ("remove-dead-values", "Transforms/InstCombine/phi.ll",
     ["--keep=invalid", "--passes=remove-dead-values"],
     passes("remove-dead-values") + reports("operands for successor #0, but target block has")),
    ("vector constant", "Transforms/SLPVectorizer/X86/horizontal.ll",
     ["--keep=crash"], EXPORT + CRASHES),
]  # fmt: skip
MLIR = {"remove-dead-values", "vector constant"}


class Run:
    """A program that reduces, with its times."""

    def __init__(self, command, limit, environment):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        self.interrupted = False
        try:
            _, self.errors = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            self.interrupted = True
            process.send_signal(signal.SIGTERM)
            _, self.errors = process.communicate()
        self.status = process.returncode
        self.seconds = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.cpu = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)


def write_script(path, test, interesting):
    status = f"[ $? = 0 ] && exit {interesting}\nexit {1 - interesting}\n"
    path.write_text(HEAD + test + "\n" + status)
    path.chmod(0o755)


def measure(case, tests, folder, arguments):
    name, file, keep, test = case
    is_mlir = name in MLIR
    source = pathlib.Path(tests, TESTS, file)
    original = folder / ("input.mlir" if is_mlir else "input.ll")
    if is_mlir:
        # The loss of the plain form is of no interest here.
        subprocess.run(
            ["palindrome", "import", "--plain", source, "-o", original],
            stderr=subprocess.DEVNULL,
        )
    else:
        shutil.copy(source, original)
    before = original.stat().st_size
    environment = {**os.environ, "TMPDIR": str(folder)}

    ours = folder / f"ours{original.suffix}"
    mine = Run(
        ["palindrome", "reduce", original, "--engine=upstream", *keep, "-o", ours,
         f"--jobs={arguments.jobs}"],
        arguments.limit, environment,
    )  # fmt: skip
    script, theirs = folder / "test.sh", folder / f"theirs{original.suffix}"
    write_script(script, test, interesting=1 if is_mlir else 0)
    if is_mlir:
        command = ["mlir-reduce", original, "-o", theirs,
                   f"--reduction-tree=traversal-mode=0 test={script}"]  # fmt: skip
    else:
        command = ["llvm-reduce", f"--test={script}", "-o", theirs, original,
                   f"-j={arguments.jobs}"]  # fmt: skip
    stock = Run(command, arguments.limit, environment)
    for what, run, result in ("palindrome", mine, ours), (command[0], stock, theirs):
        if not result.exists():
            message = run.errors.strip().splitlines() or [f"status {run.status}"]
            print(f"{name}: {what}: {message[-1]}", file=sys.stderr)
            return None
    questions = re.search(r"(\d+) questions", mine.errors)
    return [
        name, f"{before}", f"{ours.stat().st_size}", f"{theirs.stat().st_size}",
        questions[1] if questions else "",
        f"{mine.seconds:.1f}", f"{stock.seconds:.1f}" + (" (stopped)" if stock.interrupted else ""),
        f"{mine.cpu:.1f}", f"{stock.cpu:.1f}", f"{stock.cpu / max(mine.cpu, 0.01):.1f}",
    ]  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("tests", metavar="LLVM_TESTS")
    parser.add_argument("--only", help="the cases whose names contain this")
    parser.add_argument("--limit", type=float, default=600, help="seconds for each side")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    print("| defect | bytes before | ours | stock | questions | ours, s | stock, s "
          "| ours, CPU s | stock, CPU s | ratio |")  # fmt: skip
    print("| --- |" + " ---: |" * 9, flush=True)
    failed = False
    for case in CASES:
        if arguments.only and arguments.only not in case[0]:
            continue
        with tempfile.TemporaryDirectory() as folder:
            row = measure(case, arguments.tests, pathlib.Path(folder), arguments)
        if row:
            print("| " + " | ".join(row) + " |", flush=True)
        failed |= row is None
    return failed


if __name__ == "__main__":
    sys.exit(main())
