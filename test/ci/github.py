"""Runs a workflow of GitHub Actions as far as that goes without GitHub: the `run` steps
of its jobs and of the composite action that they use. Artifacts and caches are folders;
other actions are named, and what they are to upload has to be there."""

import glob
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import yaml

# By the value of `shell`; without one, that of a job in a container.
SHELLS = {"bash": ["bash", "--noprofile", "--norc", "-eo", "pipefail"],
          None: ["sh", "-e"]}  # fmt: skip
TOKEN = re.compile(
    r"\s*(?:('(?:[^']|'')*')|([\w-]+(?:\.[\w-]+)*)(\(\))?|(==|!=|!|&&|\|\|))")


def evaluate(expression, contexts):
    """The value of an expression: names, strings, comparisons, `!` and functions of the
    state of a job. A name that is not known is an error."""
    tokens, position, expression = [], 0, expression.strip()
    while position < len(expression):
        match = TOKEN.match(expression, position)
        assert match, f"not understood: {expression}"
        tokens.append(match.groups())
        position = match.end()

    def primary():
        text, name, call, operator = tokens.pop(0)
        if operator == "!":
            return not primary()
        if text:
            return text[1:-1].replace("''", "'")
        if call:
            return {"cancelled": False, "always": True}[name]
        value = contexts
        for part in name.split("."):
            assert part in value, f"{expression}: there is no {name}"
            value = value[part]
        return value

    value = primary()
    while tokens:
        operator = tokens.pop(0)[3]
        other = primary()
        value = {"==": value == other, "!=": value != other,
                 "&&": value and other, "||": value or other}[operator]  # fmt: skip
    return value


def expand(text, contexts):
    """`text` with the values of the expressions in it. YAML's true is written so."""
    if isinstance(text, bool):
        return str(text).lower()
    return re.sub(r"\$\{\{(.*?)\}\}",
                  lambda match: str(evaluate(match[1], contexts)), str(text))  # fmt: skip


class Job:
    """One job, in a fresh copy of the project."""

    def __init__(self, runner, project, contexts):
        self.runner = runner
        self.contexts = contexts
        self.temp = pathlib.Path(tempfile.mkdtemp(dir=runner.work))
        self.workspace = self.temp / "workspace"
        shutil.copytree(project, self.workspace)
        self.summary = self.temp / "summary"
        self.path = []
        self.failed = False
        self.log = ""

    def run(self, step, contexts):
        """Runs the commands of a step. Returns its outputs, and whether it passed."""
        assert "${{" not in step["run"], "an expression in a script invites injections"
        files = {name: self.temp / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH")}
        for file in files.values():
            file.write_text("")
        script = self.temp / "step.sh"
        script.write_text(step["run"])
        environment = {
            "HOME": str(self.temp),
            "PATH": os.pathsep.join([*self.path, os.defpath]),
            "CI": "true",
            "GITHUB_ACTIONS": "true",
            "GITHUB_WORKSPACE": str(self.workspace),
            "GITHUB_STEP_SUMMARY": str(self.summary),
            "RUNNER_TEMP": str(self.temp),
            **{name: str(file) for name, file in files.items()},
            **{name: expand(value, contexts) for name, value in step.get("env", {}).items()},
        }
        process = subprocess.run(
            [*SHELLS[step.get("shell")], str(script)], cwd=self.workspace,
            env=environment, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)  # fmt: skip
        self.log += process.stdout
        self.path = files["GITHUB_PATH"].read_text().splitlines() + self.path
        outputs = dict(line.split("=", 1)
                       for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        return outputs, process.returncode == 0

    def use(self, step):
        """Does what an action does; returns whether it passed."""
        action = step["uses"]
        given = {name: expand(value, self.contexts)
                 for name, value in step.get("with", {}).items()}
        if action.startswith("OWNER/palindrome@"):
            return self.run_action(given)
        name = action.partition("@")[0]
        assert re.search(r"@v\d+$", action), f"{action} has no version"
        if name == "actions/upload-artifact":
            self.upload(given)
        elif name == "actions/download-artifact":
            self.download(given)
        elif name == "actions/cache":
            self.runner.restore(given, self.workspace)
        elif name == "github/codeql-action/upload-sarif":
            assert (self.workspace / given["sarif_file"]).stat().st_size
            self.runner.not_run.add(action)
        else:
            assert name == "actions/checkout", action
        return True

    def run_action(self, given):
        action = self.runner.action
        unknown = set(given) - set(action["inputs"])
        assert not unknown, f"inputs that the action does not have: {unknown}"
        contexts = {
            "inputs": {name: given.get(name, entry["default"])
                       for name, entry in action["inputs"].items()},
            "steps": {},
            "github": {"action_path": str(self.runner.sources)},
        }  # fmt: skip
        for step in action["runs"]["steps"]:
            if not evaluate(step.get("if", "always()"), contexts):
                continue
            outputs, passed = self.run(step, contexts)
            if "id" in step:
                contexts["steps"][step["id"]] = {"outputs": outputs}
            if not passed:
                return False
        return True

    def upload(self, given):
        artifact = self.runner.artifacts / given["name"]
        artifact.mkdir(parents=True)
        for pattern in given["path"].split():
            found = glob.glob(pattern, root_dir=self.workspace)
            assert found, f"{given['name']}: no file is {pattern}"
            for file in found:
                shutil.copy(self.workspace / file, artifact)

    def download(self, given):
        target = self.workspace / given["path"]
        target.mkdir(parents=True, exist_ok=True)
        assert given["merge-multiple"] == "true", "each artifact has a folder of its own"
        for artifact in self.runner.artifacts.glob(given["pattern"]):
            for file in artifact.iterdir():
                shutil.copy(file, target)

    def run_all(self, steps):
        for step in steps:
            condition = step.get("if")
            if not evaluate(condition, self.contexts) if condition else self.failed:
                continue
            if "uses" in step:
                passed = self.use(step)
            else:
                passed = self.run(step, self.contexts)[1]
            self.failed |= not passed


class Runner:
    """All jobs of a workflow, in their order."""

    def __init__(self, workflow, sources, prefix, work):
        self.workflow = yaml.safe_load(pathlib.Path(workflow).read_text())
        self.sources = pathlib.Path(sources)
        self.action = yaml.safe_load((self.sources / "action.yml").read_text())
        self.prefix = prefix
        self.work = pathlib.Path(work)
        self.artifacts = self.work / "artifacts"
        self.caches = []
        self.not_run = set()

    def restore(self, given, workspace):
        """Brings the folder that the job of an earlier run with the same key left; this
        job's is kept when the run is over."""
        saved = self.work / "cache" / given["restore-keys"].strip()
        if saved.exists():
            shutil.copytree(saved, workspace / given["path"])
        self.caches.append((workspace / given["path"], saved))

    def run(self, project):
        """Runs all jobs on a copy of `project` each. Returns whether all passed, and the
        last one."""
        shutil.rmtree(self.artifacts, ignore_errors=True)
        self.caches = []
        passed, done = True, set()
        for name, job in self.workflow["jobs"].items():
            needed = job.get("needs", [])
            assert set([needed] if isinstance(needed, str) else needed) <= done, name
            for values in matrix_of(job):
                contexts = {"matrix": values, "github": {"sha": "1234"},
                            "vars": {"PALINDROME_PREFIX": self.prefix}}  # fmt: skip
                last = Job(self, project, contexts)
                last.run_all(job["steps"])
                passed &= not last.failed
            done.add(name)
        for folder, saved in self.caches:
            shutil.rmtree(saved, ignore_errors=True)
            shutil.copytree(folder, saved)
        return passed, last


def matrix_of(job):
    matrix = job.get("strategy", {}).get("matrix")
    if not matrix:
        return [{}]
    [(name, values)] = matrix.items()
    return [{name: value} for value in values]
