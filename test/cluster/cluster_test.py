#!/usr/bin/env python3
"""Tests of tools/cluster/ that need no scheduler. Environment: PALINDROME, the program;
WORK, a folder that is emptied first."""

import importlib
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import unittest

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools/cluster"
sys.path.insert(0, str(TOOLS))
PROGRAM = os.environ["PALINDROME"]
WORK = pathlib.Path(os.environ["WORK"]).resolve()
OF_A_TASK = ("SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "SLURM_CPUS_PER_TASK")


def run(*command, **variables):
    """What a command wrote to stdout and stderr, and its status."""
    environment = {name: value for name, value in os.environ.items() if name not in OF_A_TASK}
    done = subprocess.run(
        [str(word) for word in command], cwd=WORK, env={**environment, **variables},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120,
    )  # fmt: skip
    return done.returncode, done.stdout


def cluster(*arguments, **variables):
    return run(sys.executable, TOOLS / "cluster.py", *arguments, **variables)


def results_in(database):
    connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
    try:
        return connection.execute("SELECT count(*) FROM results").fetchone()[0]
    finally:
        connection.close()


def write_slow_module():
    """Writes a module whose judging takes seconds, behind 16 others."""
    path = WORK / "corpus/m16-slow.ll"
    path.write_text("".join(f"define void @f{i}() {{\n  ret void\n}}\n" for i in range(400_000)))
    return path


class Cluster(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(WORK, ignore_errors=True)
        (WORK / "corpus").mkdir(parents=True)
        for number in range(30):
            text = f"define i32 @f{number}(i32 %x) {{\n  ret i32 %x\n}}\n"
            (WORK / f"corpus/m{number:02}.ll").write_text(text)
        self.job = WORK / "job"

    def prepare(self, *options, tasks=3):
        status, text = cluster("prepare", "job", "--tasks", tasks, "--program", PROGRAM,
                               "--scratch", WORK, "corpus", *options)  # fmt: skip
        self.assertEqual((status, text), (0, ""))
        self.assertEqual(cluster("list", "job"), (0, ""))

    def assert_equal_to_one_run(self, files=30):
        status, text = run(PROGRAM, "verify", "corpus", "--db", "one.sqlite")
        self.assertEqual(status, 0, text)
        status, text = run(PROGRAM, "report", "compare", "one.sqlite", "job/results.sqlite")
        self.assertEqual((status, text.strip()), (0, f"{files}  same"))

    def test_shards_are_merged(self):
        self.prepare("--", "--engine=native")
        for task in (1, 2, 3):
            status, text = cluster("shard", "job", task)
            self.assertEqual(status, 0, text)
        self.assertEqual(cluster("unfinished", "job"), (0, ""))
        status, text = cluster("merge", "job")
        self.assertEqual(status, 0, text)
        self.assertIn("all at least identical", text)
        self.assertIn("30  files in", (self.job / "report.txt").read_text())
        self.assert_equal_to_one_run()
        # What the tasks saved is one file each, which needs no shared memory.
        self.assertEqual(sorted(path.name for path in (self.job / "shards").iterdir()),
                         ["0001.sqlite", "0002.sqlite", "0003.sqlite"])  # fmt: skip
        # Nothing stays in the scratch folder.
        self.assertEqual(sorted(path.name for path in WORK.iterdir()),
                         ["corpus", "job", "one.sqlite"])  # fmt: skip
        # A task that is done is not judged again.
        self.assertEqual(cluster("shard", "job", 2), (0, "shard 2/3 is done\n"))
        # A second merge replaces the first.
        self.assertEqual(cluster("merge", "job")[0], 0)
        self.assert_equal_to_one_run()

    def test_the_task_follows_from_the_environment(self):
        self.prepare(tasks=2)
        self.assertEqual(cluster("shard", "job", SLURM_ARRAY_TASK_ID="2")[0], 0)
        self.assertEqual(cluster("unfinished", "job"), (1, "1\n"))
        self.assertEqual(cluster("shard", "job", JOB_COMPLETION_INDEX="0")[0], 0)
        self.assertEqual(cluster("unfinished", "job"), (0, ""))
        self.assertEqual(cluster("shard", "job"),
                         (2, "error: no task; give its number, or set SLURM_ARRAY_TASK_ID\n"))  # fmt: skip
        self.assertEqual(cluster("shard", "job", 3), (2, "error: 3/2 is no shard\n"))

    def test_missing_shards_are_said(self):
        self.prepare(tasks=5)
        self.assertEqual(cluster("merge", "job"),
                         (2, f"{self.job}/shards: error: no shard has results\n"))  # fmt: skip
        for task in (1, 4):
            cluster("shard", "job", task)
        status, text = cluster("merge", "job")
        self.assertEqual(status, 1)
        self.assertIn("error: 3 of 5 shards are missing: 2, 3, 5\n", text)

    def kill(self, number, victim):
        """Ends a task at a module that takes seconds. Returns what it wrote, and
        its status."""
        slow = write_slow_module()
        self.prepare("--", "--timeout=0", tasks=1)
        process = subprocess.Popen(
            [sys.executable, TOOLS / "cluster.py", "shard", "job", "1"], cwd=WORK,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.addCleanup(process.kill)
        # The 16 files before the slow one.
        deadline = time.monotonic() + 60
        while not (found := list(WORK.glob("palindrome-0001-*/0001.sqlite"))) or (
            self.recorded(found[0]) < 16
        ):
            self.assertLess(time.monotonic(), deadline)
            self.assertIsNone(process.poll())
            time.sleep(0.02)
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
        os.kill(int(children.split()[0]) if victim == "program" else process.pid, number)
        text = process.communicate(timeout=60)[0]
        slow.write_text("declare void @f()\n")
        # The scratch folder is removed, and what it had is saved.
        self.assertEqual(list(WORK.glob("palindrome-*")), [])
        self.assertEqual(results_in(self.job / "shards/0001.sqlite"), 16)
        self.assertEqual(cluster("unfinished", "job"), (1, "1\n"))
        status, merged = cluster("merge", "job")
        self.assertEqual(status, 1)
        self.assertIn("error: the run of shard 1/1 did not end", merged)
        # It goes on where it was.
        status, again = cluster("shard", "job", "1")
        self.assertEqual(status, 0, again)
        self.assertRegex(again, r"\b16  known from an earlier run")
        self.assertEqual(cluster("merge", "job")[0], 0)
        self.assert_equal_to_one_run(files=31)
        return process.returncode, text

    @staticmethod
    def recorded(database):
        try:
            return results_in(database)
        except sqlite3.Error:
            return 0  # Its tables are not there yet.

    def test_a_killed_program_goes_on(self):
        self.assertEqual(self.kill(signal.SIGKILL, "program"),
                         (1, "error: shard 1/1 did not end: palindrome verify was ended by "
                             "SIGKILL\n"))  # fmt: skip

    def test_a_task_that_is_asked_to_end_saves_its_results(self):
        self.assertEqual(self.kill(signal.SIGTERM, "task"),
                         (1, "error: shard 1/1 did not end: the task was ended by SIGTERM\n"))  # fmt: skip

    def test_results_are_saved_while_a_task_runs(self):
        write_slow_module()
        status, text = cluster("prepare", "job", "--tasks=1", "--program", PROGRAM,
                               "--scratch", WORK, "--save-every=1", "corpus", "--",
                               "--timeout=0")  # fmt: skip
        self.assertEqual(status, 0, text)
        cluster("list", "job")
        process = subprocess.Popen([sys.executable, TOOLS / "cluster.py", "shard", "job", "1"],
                                   cwd=WORK, stderr=subprocess.DEVNULL)  # fmt: skip
        self.addCleanup(process.kill)
        database = self.job / "shards/0001.sqlite"
        deadline = time.monotonic() + 60
        while not database.exists() or results_in(database) < 16:
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.05)
        process.terminate()
        process.wait()

    def test_a_folder_is_of_one_job(self):
        self.prepare()
        for options in (["--tasks=4", "corpus"], ["--tasks=3", "corpus/m01.ll"],
                        ["--tasks=3", "corpus", "--", "--through=text"]):  # fmt: skip
            status, text = cluster("prepare", "job", "--program", PROGRAM, *options)
            self.assertEqual(status, 2)
            self.assertIn("error: the folder is of another job (", text)
        self.prepare()  # The same job.
        # Another build of the program is another job.
        description = self.job / "job.json"
        settings = json.loads(description.read_text())
        description.write_text(json.dumps({**settings, "digest": "0"}))
        status, text = cluster("shard", "job", 1)
        self.assertEqual(status, 2)
        self.assertIn("the program is another one than when the job was prepared", text)

    def test_wrong_usage(self):
        for arguments, problem in [
            (["prepare", "job", "--tasks=0", "corpus"], "--tasks and --save-every must be"),
            (["prepare", "job", "--tasks=1"], "the following arguments are required: PATH"),
            (["prepare", "job", "--tasks=1", "--program=none", "corpus"],
             "error: there is no program none; name it by --program"),
            (["shard", "job", "1"], "job/job.json: error: this is no job: "),
            (["merge", "none"], "none/job.json: error: this is no job: "),
        ]:  # fmt: skip
            status, text = cluster(*arguments)
            self.assertEqual(status, 2, text)
            self.assertIn(problem, text)
        cluster("prepare", "job", "--tasks=1", "--program", PROGRAM, "none")
        status, text = cluster("list", "job")
        self.assertEqual(status, 2)
        self.assertIn("none: error: cannot read", text)
        status, text = cluster("shard", "job", 1)
        self.assertEqual(status, 2)
        self.assertIn("error: there is no list; make it by cluster.py list", text)

    def test_a_run_that_cannot_begin_is_no_result(self):
        self.prepare("--", "--timeout=never")
        status, text = cluster("shard", "job", 1)
        self.assertEqual(status, 1)
        self.assertIn("did not end: palindrome verify ended with status 2", text)

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_parallel(self):
        script = TOOLS / "parallel.sh"
        arguments = ["job", "--tasks=4", "--program", PROGRAM, "--scratch", WORK, "corpus"]
        status, text = run(script, *arguments, JOBS="2")
        self.assertEqual(status, 0, text)
        self.assert_equal_to_one_run()
        log = (self.job / "logs/parallel.log").read_text().splitlines()
        self.assertEqual(len(log), 5, log)
        # A second call goes on with what is missing.
        (self.job / "shards/0003.sqlite").unlink()
        status, text = run(script, *arguments, JOBS="2")
        self.assertEqual(status, 0, text)
        self.assertEqual(len((self.job / "logs/parallel.log").read_text().splitlines()), 2)
        self.assert_equal_to_one_run()
        self.assertEqual(run(script)[0], 2)

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_parallel_tries_again(self):
        # A program that is ended the first two times.
        flaky = WORK / "flaky"
        flaky.write_text(
            f'#!/bin/sh\ncase "$*" in\n*--list-files*|*merge*) ;;\n*) echo >>{WORK}/tries\n'
            f"[ $(wc -l <{WORK}/tries) -gt 2 ] || kill -9 $$ ;;\nesac\n"
            f'exec {PROGRAM} "$@"\n'
        )
        flaky.chmod(0o755)
        arguments = ["--tasks=1", "--program", flaky, "corpus"]
        status, text = run(TOOLS / "parallel.sh", "few", *arguments, RETRIES="1")
        self.assertEqual(status, 2)
        self.assertIn("error: no shard has results", text)
        (WORK / "tries").unlink()
        status, text = run(TOOLS / "parallel.sh", "job", *arguments, RETRIES="2")
        self.assertEqual(status, 0, text)
        self.assert_equal_to_one_run()

    def test_slurm_writes_ranges(self):
        slurm = importlib.import_module("slurm")
        self.assertEqual(slurm.ranges([7, 1, 2, 3, 9, 10]), "1-3,7,9-10")
        self.assertEqual(slurm.ranges([5]), "5")

    def test_slurm_needs_sbatch(self):
        status, text = run(sys.executable, TOOLS / "slurm.py", "submit", "job", "--tasks=2",
                           "--program", PROGRAM, "corpus", PATH=str(WORK))  # fmt: skip
        self.assertEqual(
            (status, text), (2, "error: there is no sbatch; is this a machine of the cluster?\n")
        )
        status, text = run(sys.executable, TOOLS / "slurm.py", "submit", "job", "--tasks=2",
                           "--program", PROGRAM, "--time=soon", "corpus")  # fmt: skip
        self.assertEqual(status, 2)
        self.assertIn("as for sbatch: minutes, H:M:S or D-H:M:S", text)


class Kubernetes(unittest.TestCase):
    """The manifest is not run, but its structure has to be that of three jobs."""

    def setUp(self):
        try:
            yaml = importlib.import_module("yaml")
        except ImportError:
            self.skipTest("python3-yaml is not installed")
        text = (TOOLS / "kubernetes.yaml").read_text()
        self.jobs = list(yaml.safe_load_all(text))

    def test_three_jobs(self):
        self.assertEqual([job["metadata"]["name"] for job in self.jobs],
                         ["palindrome-list", "palindrome-shards", "palindrome-merge"])  # fmt: skip
        for job in self.jobs:
            self.assertEqual((job["apiVersion"], job["kind"]), ("batch/v1", "Job"))
            self.assertEqual(set(job), {"apiVersion", "kind", "metadata", "spec"})
            pod = job["spec"]["template"]["spec"]
            volumes = {volume["name"] for volume in pod["volumes"]}
            self.assertEqual(pod["restartPolicy"], "Never")
            for container in pod["containers"]:
                for mount in container["volumeMounts"]:
                    self.assertIn(mount["name"], volumes)
                for kind in ("requests", "limits"):
                    self.assertEqual(set(container["resources"][kind]), {"cpu", "memory"})
                words = [word for part in container["command"] + container.get("args", [])
                         for word in part.split()]  # fmt: skip
                at = words.index("cluster/cluster.py")
                self.assertIn(words[at + 1], {"prepare", "shard", "merge"})

    def test_the_shards(self):
        spec = self.jobs[1]["spec"]
        self.assertEqual(spec["completionMode"], "Indexed")
        self.assertEqual(spec["completions"], spec["maxFailedIndexes"])
        # maxFailedIndexes and podFailurePolicy take no backoffLimit beside them.
        self.assertNotIn("backoffLimit", spec)
        tasks = f"--tasks {spec['completions']} "
        self.assertIn(tasks, self.jobs[0]["spec"]["template"]["spec"]["containers"][0]["args"][0])


if __name__ == "__main__":
    unittest.main()
