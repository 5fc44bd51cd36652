#!/usr/bin/env python3
"""slurm_test.py --program PALINDROME --corpus FOLDER --work FOLDER [options]: runs
`palindrome verify` over a corpus as an array job of a Slurm that it starts on this machine
alone, ends three of the tasks in mid-run, and compares the report with that of one
undisturbed run.

One task loses its program by kill -9, one is cancelled, and one is requeued. Each of them
is at a module whose judging takes seconds when that happens, after about half of its
files. Exit status 77 if Slurm is
not installed.
"""

import argparse
import contextlib
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

import daemons

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools/cluster"
TIMES = {"seconds", "peak_bytes"}  # Members of reports that differ between two runs.


def check(condition, problem):
    if not condition:
        raise RuntimeError(problem)


def without_times(value):
    if isinstance(value, dict):
        return {name: without_times(each) for name, each in value.items() if name not in TIMES}
    return [without_times(each) for each in value] if isinstance(value, list) else value


class Trial:
    def __init__(self, options):
        self.options = options
        self.work = options.work
        self.job = self.work / "job"
        self.scratch = self.work / "scratch"
        self.program = str(options.program)

    def palindrome(self, *arguments, statuses=(0, 1)):
        done = subprocess.run([self.program, *arguments], cwd=self.work,
                              capture_output=True, text=True)  # fmt: skip
        check(done.returncode in statuses, f"{arguments}: {done.stderr}")
        return done.stdout

    def shard_of(self, line):
        return int(line.split("\t")[0], 16) % self.options.tasks + 1

    def lay_slow_modules(self):
        """Makes three modules, of three shards, whose judging takes seconds. Returns
        their names by task."""
        folder = self.work / "slow"
        folder.mkdir(parents=True)
        body = "".join(f"define void @f{i}() {{\n  ret void\n}}\n" for i in range(200_000))
        slow = {}
        for number in range(20):
            path = folder / f"{number}.ll"
            path.write_text(f"@number = constant i32 {number}\n{body}")
            line = self.palindrome("verify", f"slow/{number}.ll", "--list-files", "-")
            if self.shard_of(line) in slow:
                path.unlink()
                continue
            slow[self.shard_of(line)] = path
            if len(slow) == 3:
                return slow
        raise RuntimeError("the slow modules are in too few shards")

    def paths(self):
        """The entries of the corpus, with the slow modules in the middle of them."""
        entries = [self.options.corpus]
        while len(entries) == 1:
            entries = sorted(entries[0].iterdir())
        entries = [str(entry) for entry in entries]
        middle = len(entries) // 2
        return [*entries[:middle], "slow", *entries[middle:]]

    def results_of(self, task):
        """How many results a running task has recorded; nothing if it has not begun."""
        count = None
        for database in self.scratch.glob(f"palindrome-{task:04}-*/*.sqlite"):
            with contextlib.suppress(sqlite3.Error):  # It may be begun or removed now.
                connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
                count = connection.execute("SELECT count(*) FROM members").fetchone()[0]
                connection.close()
        return count

    def disturb(self, slurm, slow, actions):
        """Disturbs each task in `actions` as soon as it is at its slow module. Returns
        how many results it had."""
        slurm.wait_for("the list", (self.job / "files.list").exists, self.options.patience)
        expected = dict.fromkeys(slow, 0)
        passed = set()
        for line in (self.job / "files.list").read_text().splitlines():
            task, path = self.shard_of(line), self.work / line.split("\t")[1]
            if task in slow and task not in passed:
                if path == slow[task]:
                    passed.add(task)
                else:
                    expected[task] += 1
        waiting = dict(actions)

        def all_are_disturbed():
            for task in list(waiting):
                if self.results_of(task) == expected[task]:
                    waiting.pop(task)()
            return not waiting

        slurm.wait_for("the tasks at their modules", all_are_disturbed, self.options.patience)
        return expected

    def kill_program(self, task):
        """Kills the program of a task, but not the script that runs it."""
        name = f"{task}/{self.options.tasks}".encode()
        processes = {}
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                # A program may call itself by two words: "palindrome verify".
                words = (entry / "cmdline").read_bytes().replace(b" ", b"\0").split(b"\0")
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if b"verify" in words and name in words:
                    processes[int(entry.name)] = parent
        first = [process for process, parent in processes.items() if parent not in processes]
        check(len(first) == 1, f"task {task} has the processes {processes}")
        os.kill(first[0], signal.SIGKILL)

    def run(self, slurm):
        options = self.options
        self.scratch.mkdir()
        slow = self.lay_slow_modules()
        began = time.monotonic()
        line = slurm.run(
            sys.executable, TOOLS / "slurm.py", "submit", self.job, f"--tasks={options.tasks}",
            f"--program={self.program}", f"--scratch={self.scratch}", "--retries=1",
            "--time=30", "--memory=1G", "--merge-memory=1G", *self.paths(), "--",
            *options.verify,
        )  # fmt: skip
        array = line.split("tasks ")[1].split(",")[0]
        killed, cancelled, requeued = slow
        counts = self.disturb(slurm, slow, {
            killed: lambda: self.kill_program(killed),
            cancelled: lambda: slurm.run("scancel", f"{array}_{cancelled}"),
            requeued: lambda: slurm.run("scontrol", "requeue", f"{array}_{requeued}"),
        })  # fmt: skip
        slurm.wait_for(
            "the end of the jobs", lambda: not slurm.run("squeue", "-h"), options.patience
        )
        seconds = time.monotonic() - began

        logs = {task: (self.job / f"logs/{task:04}.log").read_text() for task in slow}
        ending = f"error: shard {killed}/{options.tasks} did not end: "
        check(ending + "palindrome verify was ended by SIGKILL" in logs[killed], logs[killed])
        merged = (self.job / "logs/merge.log").read_text()
        again = ",".join(str(task) for task in sorted([killed, cancelled]))
        check(f"shards {again} did not end: tasks " in merged.replace("-", ","), merged)
        for task, log in logs.items():
            if counts[task]:
                check(f"{counts[task]}  known from an earlier run" in log, log)
        check("missing" not in merged, merged)
        print(f"{options.tasks} tasks, three of them ended after {list(counts.values())} "
              f"results and run again: {seconds:.1f} s")  # fmt: skip

    def compare(self):
        """Compares the report of the job with that of one run."""
        self.palindrome("verify", *self.paths(), "--db", "one.sqlite", *self.options.verify)
        merged = str(self.job / "results.sqlite")
        changes = self.palindrome("report", "compare", "one.sqlite", merged, statuses=[0])
        check(len(changes.splitlines()) == 1 and changes.endswith("  same\n"), changes)
        reports = []
        for database in ("one.sqlite", merged):
            text = self.palindrome("report", "show", database, "--format=json")
            reports.append([without_times(json.loads(line)) for line in text.splitlines()])
        check(len(reports[0]) > self.options.tasks, "the report is too short")
        for one, other in zip(*reports):
            check(one == other, f"{one} is {other}")
        check(len(reports[0]) == len(reports[1]), "the reports have other lengths")
        print(f"equal to one run: {len(reports[0]) - 1} files")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--corpus", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True,
                        help="a folder, which is emptied first")  # fmt: skip
    parser.add_argument("--tasks", type=int, default=20)
    parser.add_argument("--patience", type=int, default=120, metavar="SECONDS",
                        help="how long to wait for the tasks (120)")  # fmt: skip
    parser.add_argument("verify", nargs="*", help="after --: options of palindrome verify")
    options = parser.parse_args()
    if lacking := daemons.missing():
        print(f"skipped: Slurm is not installed ({', '.join(lacking)})")
        return 77
    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    options.work, options.program, options.corpus = (
        path.resolve() for path in (options.work, options.program, options.corpus)
    )
    os.chdir(options.work)
    # The daemons are ended whatever happens.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit("ended by a signal"))
    trial = Trial(options)
    with daemons.Slurm(trial.work / "slurm") as slurm:
        trial.run(slurm)
    trial.compare()
    return 0


if __name__ == "__main__":
    sys.exit(main())
