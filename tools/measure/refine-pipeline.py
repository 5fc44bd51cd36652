#!/usr/bin/env python3
"""Runs `palindrome refine` on each step of an optimization pipeline.

    refine-pipeline.py MODULE... [--pipeline TEXT] [--timeout S] [--jobs N]

The passes of the pipeline, in its order, run one at a time over a module as it
is then, and the module before each pass is compared with the module after it.
A pass that a pipeline repeats (`devirt`) runs once. Prints for each pass the
pairs of functions by verdict, and over all passes the reasons of `unknown`, the
pairs a second, and every `different`. The exit status is 1 if there is one.

A folder stands for the modules below it that have at most `--largest` bytes;
`--modules N` takes the N that come first by the hash of their paths.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import uncached  # noqa: F401

VERDICTS = ["same text", "complete", "bounded", "different", "unknown"]
MANAGERS = {"module", "cgscc", "function", "loop", "loop-mssa"}


def split_items(text):
    """The parts of `a,b<x,y>(c,d),e` between commas that are in no bracket."""
    depth, start = 0, 0
    for position, letter in enumerate(text):
        depth += (letter in "<(") - (letter in ">)")
        if letter == "," and depth == 0:
            yield text[start:position]
            start = position + 1
    yield text[start:]


def flatten(text, around="%s"):
    """Yields (name, pipeline of that pass alone) for each pass of a pipeline."""
    for item in split_items(text):
        nested = re.fullmatch(r"([\w-]+)(?:<[^()]*>)?\((.*)\)", item)
        if nested:
            name, inside = nested.groups()
            wrapper = around % (name + "(%s)") if name in MANAGERS else around
            yield from flatten(inside, wrapper)
        elif item and not re.match(r"(require|invalidate)<|verify$", item):
            yield item.split("<")[0], around % item.replace(";>", ">")


class Step:
    def __init__(self, module, name):
        self.module, self.name = module, name
        self.records, self.problem, self.seconds = [], None, 0


def judge(arguments, passes, module):
    """One Step for each pass over `module`."""
    steps = []
    with tempfile.TemporaryDirectory() as folder:
        before, after = os.path.join(folder, "a.bc"), os.path.join(folder, "b.bc")
        prepare = [arguments.opt, "-strip-debug", "-force-remove-attribute=optnone",
                   "-passes=forceattrs", module, "-o", before]  # fmt: skip
        subprocess.run(prepare, check=True, capture_output=True)
        for name, pipeline in passes:
            step = Step(module, name)
            steps.append(step)
            command = [arguments.opt, "-passes=" + pipeline, before, "-o", after]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                step.problem = (done.stderr.splitlines() or ["no word"])[0][:200]
                continue
            start = time.monotonic()
            done = subprocess.run(
                [arguments.program, "refine", "--format=json", "--jobs=1",
                 "--timeout=%g" % arguments.timeout, before, after],
                capture_output=True, text=True, errors="replace",
            )  # fmt: skip
            step.seconds = time.monotonic() - start
            if done.returncode not in (0, 1):
                step.problem = (done.stderr.splitlines() or ["no word"])[0][:200]
            for line in done.stdout.splitlines():
                record = json.loads(line)
                if record["kind"] == "pair":
                    step.records.append(record)
            os.replace(after, before)
    return steps


def verdict_of(record):
    if record["sameText"]:
        return "same text"
    if record["verdict"] in ("equivalent", "refined"):
        return "complete" if record["complete"] else "bounded"
    return record["verdict"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    root = pathlib.Path(__file__).resolve().parents[2]
    parser.add_argument("inputs", nargs="+", type=pathlib.Path, metavar="MODULE")
    parser.add_argument("--modules", type=int, default=50)
    parser.add_argument("--largest", type=float, default=float("inf"),
                        metavar="BYTES")  # fmt: skip
    parser.add_argument("--pipeline", default="default<O2>")
    parser.add_argument("--program", default=str(root / "build/bin/palindrome"))
    parser.add_argument("--opt", default="/usr/lib/llvm-22/bin/opt")
    parser.add_argument("--timeout", type=float, default=2, help="seconds a pair")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count())
    parser.add_argument("--json", metavar="FILE", help="write each pair there")
    arguments = parser.parse_args()

    modules = []
    for given in arguments.inputs:
        if given.is_dir():
            found = [p for p in given.rglob("*") if p.suffix in (".ll", ".bc")
                     and p.stat().st_size <= arguments.largest]  # fmt: skip
            found.sort(key=lambda p: hashlib.sha256(
                str(p.relative_to(given)).encode()).hexdigest())  # fmt: skip
            modules += map(str, found[: arguments.modules])
        else:
            modules.append(str(given))
    text = subprocess.run(
        [arguments.opt, "-passes=" + arguments.pipeline, "-print-pipeline-passes",
         "-disable-output", os.devnull],
        check=True, capture_output=True, text=True,
    ).stdout.strip()  # fmt: skip
    passes = list(flatten(text))

    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        parts = pool.map(lambda module: judge(arguments, passes, module), modules)
        steps = [step for part in parts for step in part]
    wall = time.monotonic() - start

    records = [(step, record) for step in steps for record in step.records]
    if arguments.json:
        with open(arguments.json, "w") as out:
            for step, record in records:
                out.write(json.dumps(dict(record, module=step.module,
                                          passes=step.name)) + "\n")  # fmt: skip
    by_pass = collections.defaultdict(collections.Counter)
    for step, record in records:
        by_pass[step.name][verdict_of(record)] += 1
        by_pass["all"][verdict_of(record)] += 1
    by_pass["all"] = by_pass.pop("all", collections.Counter())
    print("%-30s %8s" % ("pass", "pairs") + "".join("%11s" % v for v in VERDICTS))
    for name, counts in by_pass.items():
        print("%-30s %8d" % (name, sum(counts.values()))
              + "".join("%11d" % counts[v] for v in VERDICTS))  # fmt: skip
    reasons = collections.Counter(
        re.sub(r"[%@][\w.$-]+|\d+", "*", record["reason"])
        for _, record in records
        if record["verdict"] == "unknown"
    )
    for reason, count in reasons.most_common(25):
        print("%8d  unknown: %s" % (count, reason))
    for step in steps:
        if step.problem:
            print("not judged: %s, %s: %s" % (step.module, step.name, step.problem))
    different = [entry for entry in records if entry[1]["verdict"] == "different"]
    for step, record in different:
        print("different: %s, %s: %s: %s"
              % (step.module, step.name, record["source"] or record["target"],
                 record["reason"]))  # fmt: skip
    print("%d modules, %d passes, %d pairs, %.0f s with %d jobs: %.0f pairs a second"
          % (len(modules), len(passes), len(records), wall, arguments.jobs,
             len(records) / wall))  # fmt: skip
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
