#!/usr/bin/env python3
"""Runs the entries of corpus/upstream/ with LLVM's and MLIR's own programs, and reports
which defects still happen.

    run.py                      all entries
    run.py bytecode             entries by name, or by the folder that they are in
    run.py --list               the entries, without a run
    run.py --palindrome FILE    instead: `FILE verify` on each input that has `ours`, and
                                `FILE refine` on what a pass makes of one that has `refine`

Exit status: 0 if every entry does what it describes, 1 if some do not (they are named), 2
for wrong usage or a malformed entry, 77 if the programs are not installed.
"""

import argparse
import concurrent.futures
import itertools
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

import entries

MEMORY = 4 << 30  # bytes of address space for each command
SKIPPED = 77  # the exit status that CTest is told to count as a skipped test


def limit():
    """Runs in the child: limits its memory, and writes no core files."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def execute(command, folder, seconds):
    """The exit status of a command of the shell, and what it writes to the standard
    output and error. The status is None if the time was over, and as in a shell 128 + n
    for signal n."""
    child = subprocess.Popen(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=limit,
        start_new_session=True,
    )
    try:
        out, err = child.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()
        return None, "", ""
    status = child.returncode if child.returncode >= 0 else 128 - child.returncode
    return status, out.decode(errors="replace"), err.decode(errors="replace")


def ended(status):
    """How a command ended, in words."""
    if status is None:
        return "does not end"
    if status > 128:
        return f"dies by signal {status - 128}"
    return f"exits with {status}"


def expand(command, entry, folder, version):
    """A command of an entry as it is executed."""
    command = command.replace("%s", str(entry.path))
    command = command.replace("%t", os.path.join(folder, "t"))
    return re.sub(r"(?<=[a-z])-22\b", f"-{version}", command)


def shown(entry, status, out, err):
    """Why the last command of an entry does not show the defect; empty if it does."""
    if entry.timeout:  # or the limit of memory was reached first
        return "" if status is None or status > 128 else ended(status)
    if status is None:
        return ended(status)
    if entry.signal or status > 128:
        return "" if entry.signal and status > 128 else ended(status)
    if entry.fails:
        if status == 0:
            return ended(status)
        return "" if re.search(entry.fails, err) else f"no message matches '{entry.fails}'"
    if status != 0:
        return f"{ended(status)}: {err.strip()[:200]}"
    for pattern in entry.prints:
        if not re.search(pattern, out):
            return f"the output does not match '{pattern}'"
    for pattern in entry.lacks + entry.lost:
        if found := re.search(pattern, out):
            return f"the output has '{found[0]}'"
    return ""


def judge(entry, version):
    """Why an entry does not do what it describes; empty if it does."""
    parser = "llvm-as-22" if entry.path.suffix == ".ll" else "mlir-opt-22"
    *before, last = entry.run
    if entry.valid:
        before.insert(0, f"{parser} -o %t.valid %s")
    with tempfile.TemporaryDirectory(prefix="upstream-") as folder:

        def run(command):
            command = expand(command, entry, folder, version)
            return execute(command, folder, entry.seconds)

        for command in before:
            status, _, err = run(command)
            if status != 0:
                return f"`{command}` {ended(status)}: {err.strip()[:200]}"
        return shown(entry, *run(last))


def ours(chosen, program, jobs):
    """As judge, for each entry that has `ours`: what Palindrome makes of the input."""
    chosen = [entry for entry in chosen if entry.ours]
    command = [program, "verify", "--format", "json", f"--jobs={jobs}"]
    command += [str(entry.path) for entry in chosen]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    verdicts = {}
    for line in done.stdout.splitlines():
        result = json.loads(line)
        if "path" in result:
            verdicts[os.path.realpath(result["path"])] = result["verdict"]
    for entry in chosen:
        verdict = verdicts.get(os.path.realpath(entry.path), "missing")
        yield entry, "" if verdict == entry.ours else f"is {verdict}, not {entry.ours}"


def refuted(chosen, program, version):
    """As judge, for each entry that has `refine`: whether Palindrome has a counterexample,
    which it ran, for what the pass does."""
    for entry in chosen:
        if not entry.refine:
            continue
        with tempfile.TemporaryDirectory(prefix="upstream-") as folder:
            command = expand(entry.refine, entry, folder, version)
            status, _, err = execute(command, folder, entry.seconds)
            if status != 0:
                yield entry, f"`{entry.refine}` {ended(status)}: {err.strip()[:200]}"
                continue
            before = os.path.join(folder, "t.before")
            sides = [before if os.path.exists(before) else str(entry.path)]
            sides.append(os.path.join(folder, "t.after"))
            command = [program, "refine", "--one-way", "--format", "json", *sides]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        pairs = [json.loads(line) for line in done.stdout.splitlines()]
        pairs = [pair for pair in pairs if pair["kind"] == "pair"]
        if not any(pair["verdict"] == "different" for pair in pairs):
            reasons = [f"{pair['verdict']}: {pair['reason']}" for pair in pairs]
            yield entry, f"is not refuted ({'; '.join(reasons) or done.stderr.strip()})"
        else:
            yield entry, ""


def choose(found, names):
    """The entries that `names` stand for; all if there are none."""
    if not names:
        return found
    chosen = []
    for name in names:
        name = name.rstrip("/")
        some = [e for e in found if e.id == name or e.id.startswith(name + "/")]
        if not some:
            raise entries.Malformed(f"no entry is called '{name}'")
        chosen += some
    return chosen


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="ENTRY")
    parser.add_argument("--list", action="store_true", help="list the entries and stop")
    parser.add_argument("--json", action="store_true", help="print one object a line")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument(
        "--version", default="22", metavar="N", help="run the programs that end in -N (22)"
    )
    parser.add_argument("--palindrome", metavar="FILE", help="verify the inputs with FILE")
    options = parser.parse_args()
    try:
        chosen = choose(entries.entries(), options.names)
    except entries.Malformed as error:
        print(f"run.py: error: {error}", file=sys.stderr)
        return 2
    if options.list:
        for entry in chosen:
            row = {"kind": entry.kind, "id": entry.id, "title": entry.title}
            line = f"{entry.kind:8} {entry.id}: {entry.title}"
            print(json.dumps(row) if options.json else line)
        return 0
    if options.palindrome:
        program = options.palindrome
        results = itertools.chain(
            ours(chosen, program, options.jobs), refuted(chosen, program, options.version)
        )
    else:
        for program in ("mlir-translate", "mlir-opt", "opt", "llvm-as"):
            if not shutil.which(f"{program}-{options.version}"):
                print(f"run.py: {program}-{options.version} is not installed")
                return SKIPPED
        pool = concurrent.futures.ThreadPoolExecutor(options.jobs)
        found = pool.map(lambda entry: judge(entry, options.version), chosen)
        results = zip(chosen, found)
    count = wrong = 0
    for entry, why in results:
        count += 1
        wrong += bool(why)
        if options.json:
            row = {"kind": entry.kind, "id": entry.id, "as_described": not why}
            print(json.dumps(row | {"why": why} if why else row))
        elif why:
            print(f"{entry.id}: {why}")
    if not options.json:
        print(f"{count - wrong} of {count} entries are as described")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
