"""What the scripts that run `palindrome refine` share: its options, its output, and
the time it takes."""

import collections
import concurrent.futures
import json
import os
import re
import subprocess
import tempfile
import time

# The programs are to prove, and not to find what an earlier run has proved.
os.environ["PALINDROME_PROOF_CACHE"] = "none"

PROGRAM = os.path.dirname(os.path.abspath(__file__)) + "/../../build/bin/palindrome"

# `records` are the objects that the program printed. `problem` is None, or in one line
# why there are none for some pair. `cpu` includes the workers.
Run = collections.namedtuple("Run", "records problem seconds cpu")


def add_options(parser, timeout):
    parser.add_argument("--program", default=PROGRAM)
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count())
    parser.add_argument("--timeout", type=int, default=timeout, help="seconds a pair")
    parser.add_argument("--memory", type=int, default=2048, help="MB a worker")
    parser.add_argument("--json", metavar="FILE", help="write each verdict there")
    parser.add_argument(
        "--option", action="append", default=[], metavar="OPTION",
        help="an option of palindrome refine, such as --option=--unroll=2",
    )  # fmt: skip


def refine(arguments, inputs, options=()):
    """Runs `palindrome refine` on one file or on two."""
    command = [arguments.program, "refine", "--format=json"]
    command += ["--timeout=%d" % arguments.timeout, "--memory=%d" % arguments.memory]
    command += [*arguments.option, *options, *inputs]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=out, stderr=errors)
        # Unlike RUSAGE_CHILDREN, this counts one child alone.
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        errors.seek(0)
        lines = errors.read().decode(errors="replace").strip().splitlines()
        records = [
            json.loads(line) for line in out.read().decode(errors="replace").splitlines()
        ]
    problem = None
    if process.returncode not in (0, 1):
        problem = lines[0] if lines else "exit status %d" % process.returncode
    return Run(records, problem, seconds, usage.ru_utime + usage.ru_stime)


def pairs_of(records):
    return [record for record in records if record["kind"] == "pair"]


def verdict_of(record):
    """The verdict on a pair, where a proof within a bound is one of its own."""
    if record["sameText"]:
        return "same text"
    if record["verdict"] in ("equivalent", "refined") and not record["complete"]:
        return "bounded"
    return record["verdict"]


def reason_class(record):
    """The reason without names and numbers, which differ from pair to pair."""
    text = record["reason"].split("\n")[0]
    if record["because"] and record["because"]["kind"] == "not-reproduced":
        return text
    return re.sub(r"[%@][\w.$-]+|\d+(\.\d+)?", "*", text)


def in_parallel(jobs, act, items):
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(act, items))
