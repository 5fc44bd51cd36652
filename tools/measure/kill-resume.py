#!/usr/bin/env python3
"""kill-resume.py [options] PATH... [-- options of verify]: kills runs of `palindrome
verify --db` at random moments, and checks that what goes on is equal to an undisturbed run.

One run is killed by SIGKILL at a random moment, goes on with --resume, is killed again, and
so on, --kills times. Each moment is drawn from the time that an undisturbed run takes,
divided by the number of kills. Then the run goes on to its end. Both databases have to hold
the same results, up to times: `report compare` finds no change, and the JSON is the same.
Exit status 1 if they differ.
"""

import argparse
import json
import os
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

TIMES = {"seconds", "peak_bytes"}


def without_times(value):
    if isinstance(value, dict):
        return {name: without_times(each) for name, each in value.items() if name not in TIMES}
    return [without_times(each) for each in value] if isinstance(value, list) else value


def report(program, database):
    done = subprocess.run([program, "report", "show", database, "--format=json"],
                          capture_output=True, text=True)  # fmt: skip
    if done.returncode > 1:
        sys.exit(done.stderr)
    return [without_times(json.loads(line)) for line in done.stdout.splitlines()]


def results_in(database):
    """How many results the latest run has; 0 as long as there are no tables."""
    try:
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        return connection.execute(
            "SELECT count(*) FROM members WHERE run = (SELECT max(id) FROM runs)"
        ).fetchone()[0]
    except sqlite3.OperationalError:
        return 0


def has_ended(database):
    try:
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        return bool(connection.execute("SELECT ended FROM runs").fetchone()[0])
    except (sqlite3.OperationalError, TypeError):
        return False


def main():
    arguments = sys.argv[1:]
    end = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", default="palindrome")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("paths", nargs="+", metavar="PATH")
    options = parser.parse_intermixed_args(arguments[:end])
    verify = [options.program, "verify", *options.paths, *arguments[end + 1 :]]
    draw = random.Random(options.seed)

    with tempfile.TemporaryDirectory() as folder:
        whole, killed = (str(pathlib.Path(folder) / name) for name in ("whole", "killed"))
        began = time.monotonic()
        done = subprocess.run([*verify, "--db", whole], stdout=subprocess.DEVNULL)
        if done.returncode > 1:
            return 2
        seconds = time.monotonic() - began
        print(f"an undisturbed run: {results_in(whole)} results in {seconds:.1f} s", flush=True)

        kills = 0
        while kills < options.kills:
            if has_ended(killed):
                sys.exit(f"the run had ended after {kills} kills; name more files")
            # A run that left no run behind begins anew.
            command = verify if not results_in(killed) else [options.program, "verify", "--resume"]
            process = subprocess.Popen([*command, "--db", killed], start_new_session=True,
                                       stdout=subprocess.DEVNULL)  # fmt: skip
            moment = draw.uniform(0, seconds / options.kills)
            try:
                process.wait(moment)
                continue  # It has ended, which the check above reports.
            except subprocess.TimeoutExpired:
                os.kill(process.pid, signal.SIGKILL)
                process.wait()
            kills += 1
            print(f"killed after {moment:.2f} s: {results_in(killed)} results", flush=True)
        subprocess.run([options.program, "verify", "--resume", "--db", killed],
                       stdout=subprocess.DEVNULL)  # fmt: skip

        compared = subprocess.run([options.program, "report", "compare", whole, killed],
                                  capture_output=True, text=True)  # fmt: skip
        print(compared.stdout.rstrip())
        one, other = report(options.program, whole), report(options.program, killed)
        if compared.returncode or len(compared.stdout.splitlines()) != 1 or one != other:
            print("the reports differ")
            return 1
        print(f"equal, in {len(one) - 1} results")
    return 0


if __name__ == "__main__":
    sys.exit(main())
