#!/usr/bin/env python3
"""Runs `palindrome verify --pipeline` for MLIR's passes, one at a time.

    passes.py PATH... [--shard K/N] [--passes NAME,...] [--json FOLDER] [...]

Prints a row for each pass: the files that could be judged, the functions that
the pass changed by verdict, the processor time of the whole run and what that is
in functions a second, those that stayed as they were included. Passes on
functions run in `any(...)`, so that the judge knows that they see one function at
a time. Afterwards the reasons of `unknown`, and every `different` and
`pass-error`. With --opt-passes, the rows are those of LLVM's passes instead, of
one run with --each-pass: the time of a row is then that of its proofs, of what
changed alone; the row `all` has the time of the run with LLVM's passes. Options
that are not listed go to the program.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import resource
import subprocess

ON_FUNCTIONS = """canonicalize cse mem2reg sroa loop-invariant-code-motion
    loop-invariant-subset-hoisting control-flow-sink int-range-optimizations
    arith-expand arith-int-range-narrowing arith-unsigned-when-equivalent
    math-uplift-to-fma math-expand-ops expand-strided-metadata
    fold-memref-alias-ops scf-for-loop-canonicalization scf-for-loop-peeling
    scf-for-loop-range-folding scf-for-to-while convert-scf-to-cf lower-affine
    affine-loop-fusion affine-scalrep affine-loop-unroll affine-simplify-structures
    memref-expand normalize-memrefs buffer-hoisting optimize-allocation-liveness
    llvm-legalize-for-export""".split()
ON_MODULES = "sccp inline symbol-dce remove-dead-values".split()
VERDICTS = ["equivalent", "refined", "tested", "unknown", "different"]


def pipeline(name):
    inner = name if name in ON_MODULES else f"any({name})"
    return f"builtin.module({inner})"


def run(arguments, passes, others):
    """The JSON objects of a run and its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [arguments.program, "verify", "--format=json", f"--jobs={arguments.jobs}",
               f"--semantic-timeout={arguments.timeout:g}", *passes, *others,
               *map(str, arguments.inputs)]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = sum(getattr(after, part) - getattr(before, part)
                  for part in ("ru_utime", "ru_stime"))  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()], seconds


def row(name, files, counts, same, seconds):
    changed = sum(counts[v] for v in VERDICTS)
    print(f"| `{name}` | {files} | {changed} | "
          + " | ".join(str(counts[v]) for v in VERDICTS)
          + f" | {seconds:.0f} | {(changed + same) / max(seconds, 0.001):.0f} |",
          flush=True)  # fmt: skip


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    root = pathlib.Path(__file__).resolve().parents[2]
    parser.add_argument("inputs", nargs="+", type=pathlib.Path, metavar="PATH")
    parser.add_argument("--passes", help="these only, by commas")
    parser.add_argument("--opt-passes", help="judge LLVM's passes of this pipeline")
    parser.add_argument("--program", default=str(root / "build/bin/palindrome"))
    parser.add_argument("--timeout", type=float, default=1, help="seconds a function")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=pathlib.Path, help="keep the reports there")
    arguments, others = parser.parse_known_args()

    names = (arguments.passes or "").split(",") if arguments.passes else (
        ON_FUNCTIONS + ON_MODULES)  # fmt: skip
    runs = [(name, [f"--pipeline={pipeline(name)}"]) for name in names]
    if arguments.opt_passes:
        runs = [("all", [f"--opt-passes={arguments.opt_passes}", "--each-pass"])]
    print("| pass | files | changed | " + " | ".join(VERDICTS)
          + " | s | functions a second |")  # fmt: skip
    print("| --- |" + " ---: |" * (len(VERDICTS) + 4))
    reasons, wrong = collections.Counter(), []
    for name, passes in runs:
        records, seconds = run(arguments, passes, others)
        if arguments.json:
            arguments.json.mkdir(exist_ok=True, parents=True)
            with open(arguments.json / f"{name}.json", "w") as out:
                out.writelines(json.dumps(record) + "\n" for record in records)
        files = [record for record in records if record["kind"] == "file"]
        judged = [record for record in files if "passes" in record]
        counts, same = collections.Counter(), 0
        for entry in records[-1].get("passes", []):
            verdicts = collections.Counter(entry["verdicts"])
            counts += verdicts
            same += entry["same"]
            if arguments.opt_passes and entry["changed"]:
                # Without the time of the passes, which is one for all.
                row(entry["name"], len(judged), verdicts, 0, entry["seconds"])
        row(name, len(judged), counts, same, seconds)
        for record in files:
            for pair in record.get("pairs", []):
                if pair["verdict"] == "unknown":
                    reasons[re.sub(r"[%@][\w.$-]+|\d+", "*", pair["reason"])] += 1
                elif pair["verdict"] in ("different", "pass-error"):
                    wrong.append((pair["verdict"], name, record["path"], pair["pass"],
                                  pair["symbol"], pair["reason"]))  # fmt: skip
            if record["verdict"] in ("crash", "timeout", "export-error", "invalid"):
                wrong.append((record["verdict"], name, record["path"], record["message"]))
    for reason, count in reasons.most_common(25):
        print(f"{count:8}  unknown: {reason}")
    for entry in wrong:
        print(": ".join(entry))


if __name__ == "__main__":
    main()
