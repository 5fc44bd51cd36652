#!/usr/bin/env python3
"""Runs `palindrome verify` as an array job of Slurm.

    slurm.py submit DIR --tasks N [options] PATH... [-- options of verify]
    slurm.py after DIR

`submit` makes the folder DIR, which all machines have to see, and submits three jobs: one
that lists the files; an array of N tasks, each of which judges a shard; and one that runs
after all of them, however they ended. That one submits the tasks of which no run has ended
once more, up to --retries times, with a job like itself after them. When there is none
left, it merges the results to DIR/results.sqlite and DIR/report.txt. `after` does that
by hand, where jobs may not submit jobs.

`submit` on a folder in which a job of the same settings has run goes on with it. Exit
status: 0; 1 for `after` if a file falls short or shards are missing; 2 on wrong usage or if
Slurm does not take a job. docs/cluster.md describes it.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
from cluster import add_preparation, merge, parse, prepare, run_main  # noqa: E402
from job import Job, Problem, replace  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


def sbatch(job, script, *arguments):
    """Submits the job script `script`. Returns the number of the job."""
    environment = dict(os.environ, PALINDROME_CLUSTER=str(HERE), PALINDROME_JOB=str(job.path))
    # What the job that submits this one was given is not for the new one.
    for name in list(environment):
        if name.startswith(("SLURM_", "SBATCH_")) and name != "SLURM_CONF":
            del environment[name]
    command = ["sbatch", "--parsable", f"--chdir={job.settings.folder}", *arguments,
               str(HERE / script)]  # fmt: skip
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    except FileNotFoundError:
        raise Problem("error: there is no sbatch; is this a machine of the cluster?")
    if done.returncode:
        raise Problem(f"error: Slurm does not take {script}: {done.stderr.strip()}")
    return done.stdout.strip().split(";")[0]


def ranges(numbers):
    """[1, 2, 3, 7] as Slurm writes it: 1-3,7."""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in found)


class Plan:
    """How the job is submitted: DIR/slurm.json, so that its parts submit others alike."""

    def __init__(self, job):
        self.job = job
        self.file = job.path / "slurm.json"

    def write(self, plan):
        replace(self.file, lambda name: pathlib.Path(name).write_text(json.dumps(plan) + "\n"))

    def read(self):
        try:
            return json.loads(self.file.read_text())
        except (OSError, ValueError) as error:
            raise Problem(f"{self.file}: error: this is no job of slurm.py: {error}")


def submit_array(job, plan, tasks, *arguments):
    """Submits `tasks`, and the job that runs after them. Returns the numbers of both."""
    limit = f"%{plan['at_once']}" if plan["at_once"] else ""
    array = sbatch(
        job, "array.sbatch", f"--array={ranges(tasks)}{limit}", f"--time={plan['time']}",
        f"--mem={plan['memory']}", f"--cpus-per-task={plan['cpus']}",
        f"--output={job.logs}/%4a.log", *plan["sbatch"], *arguments,
    )  # fmt: skip
    after = sbatch(
        job, "after.sbatch", f"--dependency=afterany:{array}", f"--time={plan['merge_time']}",
        f"--mem={plan['merge_memory']}", f"--output={job.logs}/merge.log",
        "--open-mode=append", *plan["sbatch"],
    )  # fmt: skip
    return array, after


def submit(options):
    """Submits a job."""
    prepare(options)
    job = Job(options.folder)
    plan = {
        "retries": options.retries,
        "time": options.time,
        "memory": options.memory,
        "cpus": options.cpus,
        "merge_time": options.merge_time,
        "merge_memory": options.merge_memory,
        "at_once": options.at_once,
        "sbatch": options.sbatch,
    }
    Plan(job).write(plan)
    unfinished = job.unfinished()
    if not unfinished:
        raise Problem(f"{job.path}: error: all shards are done; merge them by slurm.py after")
    listing = sbatch(
        job, "list.sbatch", f"--time={options.time}", f"--mem={options.memory}",
        f"--output={job.logs}/list.log", *options.sbatch,
    )  # fmt: skip
    array, after = submit_array(
        job, plan, unfinished, f"--dependency=afterok:{listing}", "--kill-on-invalid-dep=yes"
    )
    print(f"list {listing}, {len(unfinished)} tasks {array}, merge {after}")
    return 0


def after(options):
    """Submits what did not end once more, or merges."""
    job = Job(options.folder)
    plan = Plan(job).read()
    if not job.list.exists():
        raise Problem(f"{job.list}: error: the files were not listed; see {job.logs}/list.log")
    unfinished = job.unfinished()
    if unfinished and plan["retries"] > 0:
        plan["retries"] -= 1
        Plan(job).write(plan)
        array, later = submit_array(job, plan, unfinished)
        print(f"shards {ranges(unfinished)} did not end: tasks {array}, merge {later}")
        return 0
    return merge(options)


def limit_of_time(text):
    if not re.fullmatch(r"(\d+-)?\d+(:\d+){0,2}", text):
        raise argparse.ArgumentTypeError("as for sbatch: minutes, H:M:S or D-H:M:S")
    return text


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    submitting = commands.add_parser("submit", help=submit.__doc__)
    submitting.set_defaults(run=submit)
    retrying = commands.add_parser("after", help=after.__doc__)
    retrying.set_defaults(run=after)
    for command in (submitting, retrying):
        command.add_argument("folder", metavar="DIR", help="the folder of the job")
    add_preparation(submitting)
    submitting.add_argument("--retries", type=int, default=2, metavar="R",
                            help="how often a task may be submitted again (2)")  # fmt: skip
    submitting.add_argument("--time", default="1:00:00", type=limit_of_time,
                            help="the limit of time of a task (1:00:00)")  # fmt: skip
    submitting.add_argument("--memory", default="4G", help="the memory of a task (4G)")
    submitting.add_argument("--cpus", type=int, default=1, metavar="N",
                            help="the processors, and so the workers, of a task (1)")  # fmt: skip
    submitting.add_argument("--merge-time", default="1:00:00", type=limit_of_time,
                            help="the same for the merge")  # fmt: skip
    submitting.add_argument("--merge-memory", default="4G", help="the same for the merge")
    submitting.add_argument("--at-once", type=int, default=0, metavar="TASKS",
                            help="the most tasks that run at the same time")  # fmt: skip
    submitting.add_argument("--sbatch", action="append", default=[], metavar="OPTION",
                            help="an option for sbatch, such as --sbatch=--partition=long; "
                            "may be given several times")  # fmt: skip
    options = parse(parser)
    return options.run(options)


if __name__ == "__main__":
    sys.exit(run_main(main))
