#!/usr/bin/env python3
"""Runs `palindrome verify` in several tasks, which may be on several machines.

    cluster.py prepare DIR --tasks N [options] PATH... [-- options of verify]
    cluster.py list DIR
    cluster.py shard DIR [K]
    cluster.py unfinished DIR
    cluster.py merge DIR

`prepare` makes the folder DIR, which all tasks have to see. `list` lists the files, once
for all tasks. `shard` judges the K-th shard; without K that of the task in whose
environment it runs (SLURM_ARRAY_TASK_ID, or JOB_COMPLETION_INDEX + 1), and goes on where
an earlier run of it was ended. `unfinished` prints the tasks of which no run has ended.
`merge` makes one report of all.

Exit status: 0; 1 for `unfinished` if there is one, for `shard` if the run did not end, for
`merge` if a file falls short or shards are missing; 2 on wrong usage or if a file cannot be
read. docs/cluster.md describes it, and slurm.py, parallel.sh and kubernetes.yaml use it.
"""

import argparse
import ctypes
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from job import (  # noqa: E402
    Job,
    Problem,
    Settings,
    copy_results,
    digest_of,
    has_ended,
    replace,
)


def add_preparation(parser):
    """Adds the options of `prepare`, which slurm.py has as well."""
    parser.add_argument("--tasks", type=int, required=True, help="the number of shards")
    parser.add_argument("--program", default="palindrome", help="the program (palindrome)")
    parser.add_argument("--scratch", default="",
                        help="a folder on the task's own machine (TMPDIR, or /tmp)")  # fmt: skip
    parser.add_argument("--save-every", type=int, default=300, metavar="SECONDS",
                        help="how often a task saves its results to DIR (300)")  # fmt: skip
    parser.add_argument("paths", nargs="+", metavar="PATH", help="what is judged")


def parse(parser):
    """Parses the command line. What follows -- are options of verify."""
    arguments = sys.argv[1:]
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = parser.parse_args(arguments[:end])
    options.verify = arguments[end + 1 :]
    return options


def prepare(options):
    """Makes the folder of the job."""
    if options.tasks < 1 or options.save_every < 1:
        raise Problem("error: --tasks and --save-every must be at least 1")
    program = shutil.which(options.program)
    if not program:
        raise Problem(f"error: there is no program {options.program}; name it by --program")
    program = os.path.abspath(program)
    Job(options.folder).prepare(
        Settings(options.tasks, program, digest_of(program), os.getcwd(),
                 options.paths, options.verify, options.scratch,
                 options.save_every)  # fmt: skip
    )
    return 0


def make_list(options):
    """Lists the files, unless that is done."""
    job = Job(options.folder)
    settings = job.settings
    if job.list.exists():
        return 0

    def write(name):
        command = [settings.program, "verify", *settings.paths, "--list-files", name]
        if subprocess.run(command, cwd=settings.folder).returncode:
            raise Problem(f"{job.list}: error: the files were not listed")

    replace(job.list, write)
    return 0


class Stopped(Exception):
    """The task is asked to end."""


def stop(number, _frame):
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    raise Stopped(signal.Signals(number).name)


def end_with_parent():
    """Has Linux end this process when the one that started it is killed."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGTERM)


def judge(job, task, scratch):
    """Judges a shard with its database in the folder `scratch`. Returns why the run did
    not end, or nothing."""
    settings, database, shard = job.settings, job.database(task), job.shard(task)
    local = scratch / database.name

    def save():
        # A task that runs again because its machine was not heard of may be done.
        if local.exists() and not has_ended(database, shard):
            copy_results(local, database)

    if database.exists():
        shutil.copyfile(database, local)
        connection = sqlite3.connect(local)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.close()
    command = [settings.program, "verify", "--files-from", str(job.list), "--shard", shard,
               "--db", str(local), *settings.options]  # fmt: skip
    if not any(option.startswith(("--jobs", "-j")) for option in settings.options):
        # The machine may have more processors than the task.
        command += ["--jobs", os.environ.get("SLURM_CPUS_PER_TASK", "1")]
    process = None
    try:
        process = subprocess.Popen(command, cwd=settings.folder, preexec_fn=end_with_parent)
        while process.poll() is None:
            try:
                process.wait(settings.save_every)
            except subprocess.TimeoutExpired:
                save()
        if process.returncode < 0:
            name = signal.Signals(-process.returncode).name
            return f"palindrome verify was ended by {name}"
        if process.returncode > 1:
            return f"palindrome verify ended with status {process.returncode}"
        return None
    except Stopped as stopped:
        return f"the task was ended by {stopped}"
    finally:
        if process and process.poll() is None:
            process.kill()
            process.wait()
        save()


def task_of_environment():
    """The number of the task that this process is."""
    if "SLURM_ARRAY_TASK_ID" in os.environ:
        return int(os.environ["SLURM_ARRAY_TASK_ID"])
    if "JOB_COMPLETION_INDEX" in os.environ:
        return int(os.environ["JOB_COMPLETION_INDEX"]) + 1
    raise Problem("error: no task; give its number, or set SLURM_ARRAY_TASK_ID")


def run_shard(options):
    """Judges a shard, unless that is done."""
    job = Job(options.folder)
    task = options.task or task_of_environment()
    settings, shard = job.settings, job.shard(task)
    if not 1 <= task <= settings.tasks:
        raise Problem(f"error: {shard} is no shard")
    if not job.list.exists():
        raise Problem(f"{job.list}: error: there is no list; make it by cluster.py list")
    if has_ended(job.database(task), shard):
        print(f"shard {shard} is done", flush=True)
        return 0
    if digest_of(settings.program) != settings.digest:
        raise Problem(f"{settings.program}: error: the program is another one than when "
                      "the job was prepared")  # fmt: skip
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, stop)
    try:
        with tempfile.TemporaryDirectory(
            prefix=f"palindrome-{task:04}-", dir=settings.scratch or None
        ) as scratch:
            problem = judge(job, task, pathlib.Path(scratch))
    except Stopped as stopped:
        problem = f"the task was ended by {stopped}"
    if problem:
        print(f"error: shard {shard} did not end: {problem}", file=sys.stderr)
        return 1
    return 0


def show_unfinished(options):
    unfinished = Job(options.folder).unfinished()
    for task in unfinished:
        print(task)
    return 1 if unfinished else 0


def merge(options):
    """Makes one report of all shards that are there."""
    job = Job(options.folder)
    settings = job.settings
    databases = [job.database(task) for task in range(1, settings.tasks + 1)]
    there = [str(database) for database in databases if database.exists()]
    if not there:
        raise Problem(f"{job.shards}: error: no shard has results")
    with tempfile.TemporaryDirectory(
        prefix="palindrome-merge-", dir=settings.scratch or None
    ) as scratch:
        local = pathlib.Path(scratch) / job.results.name
        command = [settings.program, "report", "merge", *there, "--db", str(local),
                   "--output", str(job.report)]  # fmt: skip
        status = subprocess.run(command, cwd=settings.folder).returncode
        if status in (0, 1):
            copy_results(local, job.results)
    if status in (0, 1):
        print(f"{job.report}: {job.report.read_text().strip().splitlines()[-1].strip()}")
    return status if status >= 0 else 2


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, run in [("prepare", prepare), ("list", make_list), ("shard", run_shard),
                      ("unfinished", show_unfinished), ("merge", merge)]:  # fmt: skip
        command = commands.add_parser(name, help=run.__doc__)
        command.set_defaults(run=run)
        command.add_argument("folder", metavar="DIR", help="the folder of the job")
        if run is prepare:
            add_preparation(command)
        if run is run_shard:
            command.add_argument("task", nargs="?", type=int, metavar="K")
    options = parse(parser)
    return options.run(options)


def run_main(function):
    """Runs a program whose problems are lines on stderr."""
    try:
        return function()
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(run_main(main))
