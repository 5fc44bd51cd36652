"""Runs a pipeline of GitLab CI as far as that goes without GitLab: the scripts of its
jobs. Artifacts and caches are folders."""

import os
import pathlib
import shutil
import subprocess
import tempfile

import yaml

# What is not a job, at the top of the file.
KEYWORDS = {"image", "variables", "stages", "default", "include", "workflow"}


class Pipeline:
    def __init__(self, file, prefix, work):
        self.file = yaml.safe_load(pathlib.Path(file).read_text())
        self.prefix = prefix
        self.work = pathlib.Path(work)
        self.artifacts = self.work / "artifacts"

    def jobs(self):
        """The jobs by stage, each with what it extends."""
        found = []
        for name, job in self.file.items():
            if name not in KEYWORDS and not name.startswith("."):
                base = self.file[job["extends"]] if "extends" in job else {}
                found.append({**base, **job})
        stages = self.file["stages"]
        return sorted(found, key=lambda job: stages.index(job["stage"]))

    def run(self, project):
        """Runs all jobs on a copy of `project` each. Returns whether all passed, and
        what the last one printed."""
        shutil.rmtree(self.artifacts, ignore_errors=True)
        self.artifacts.mkdir(parents=True)
        passed = True
        for job in self.jobs():
            count = job.get("parallel", 1)
            for index in range(1, count + 1):
                log, status = self.run_job(job, project, index, count)
                passed &= status == 0
        return passed, log

    def run_job(self, job, project, index, count):
        workspace = pathlib.Path(tempfile.mkdtemp(dir=self.work)) / "project"
        shutil.copytree(project, workspace)
        shutil.copytree(self.artifacts, workspace, dirs_exist_ok=True)
        variables = {**self.file["variables"], "PALINDROME_PREFIX": self.prefix,
                     "CI_NODE_INDEX": str(index), "CI_NODE_TOTAL": str(count)}  # fmt: skip
        saved = None
        if "cache" in job:
            [folder] = job["cache"]["paths"]
            key = job["cache"]["key"].replace("$CI_NODE_INDEX", str(index))
            saved = self.work / "cache" / key
            if saved.exists():
                shutil.copytree(saved, workspace / folder)
        script = "\n".join([*job.get("before_script", []), *job["script"]])
        process = subprocess.run(
            ["sh", "-e", "-c", script], cwd=workspace, text=True,
            env={"HOME": str(workspace.parent), "PATH": os.defpath, "CI": "true", **variables},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
        if saved:
            shutil.rmtree(saved, ignore_errors=True)
            shutil.copytree(workspace / folder, saved)
        artifacts = job["artifacts"]
        if process.returncode == 0 or artifacts.get("when") == "always":
            for path in [*artifacts["paths"], *artifacts.get("reports", {}).values()]:
                self.keep(workspace, path)
        return process.stdout, process.returncode

    def keep(self, workspace, path):
        source, target = workspace / path, self.artifacts / path
        assert source.exists(), f"the job left no {path}"
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy(source, target)
