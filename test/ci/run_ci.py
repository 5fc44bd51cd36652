#!/usr/bin/env python3
"""Runs what docs/ci.md shows, with an installed Palindrome.

    run_ci.py SOURCES PREFIX WORK

The steps of examples/ci/github.yml, of action.yml and of examples/ci/gitlab.yml run in
copies of a small project, on the program in PREFIX; WORK is an empty folder. Needs
PyYAML (Debian: python3-yaml). Exit status 0 if all is as it should be.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

import github
import gitlab
import sample
import yaml

sources, prefix, work = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
palindrome = prefix / "bin" / "palindrome"


def run(*command, cwd, status=0):
    """Runs the program; returns what it prints."""
    process = subprocess.run(
        [palindrome, *command], cwd=cwd, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={"HOME": str(work), "PALINDROME_PROOF_CACHE": "none"})  # fmt: skip
    assert process.returncode == status, (command, process.returncode, process.stdout)
    return process.stdout


def make_project(name):
    project = work / name
    sample.write(project)
    (project / "ci").mkdir()
    log = run("verify", "tests", "--engine=upstream", "--require=refined",
              "--baseline=ci/known.jsonl", "--update-baseline", cwd=project)  # fmt: skip
    assert "2 added" in log, log
    return project


def check_reports(folder, names):
    for name, text in names.items():
        assert text in (folder / name).read_text(), f"{name} has no {text!r}"


def test_github():
    project = make_project("github")
    runs = work / "github-runs"
    runs.mkdir()
    runner = github.Runner(sources / "examples/ci/github.yml", sources, str(prefix), runs)
    passed, last = runner.run(project)
    assert passed, last.log
    assert "all at least refined, but 2 as the baseline says" in last.log, last.log
    assert "but 2 as the baseline says" in last.summary.read_text()
    shards = [json.loads((runner.artifacts / f"shard-{n}" / f"{n}.json")
                         .read_text().splitlines()[-1]) for n in (1, 2, 3)]  # fmt: skip
    assert [shard["shard"] for shard in shards] == ["1/3", "2/3", "3/3"]
    assert sum(shard["files"] for shard in shards) == 10
    assert min(shard["files"] for shard in shards) > 0

    # What is new fails, is in every report, and in the baseline that is proposed.
    sample.add_news(project)
    passed, last = runner.run(project)
    assert not passed
    assert "tests/news.ll: different: " in last.log, last.log
    assert "; not in the baseline" in last.log, last.log
    kept = runner.artifacts / "round-trips"
    check_reports(kept, {"round-trips.html": "tests/news.ll",
                         "round-trips.junit": 'failures="1"',
                         "round-trips.sarif": '"baselineState":"new"'})  # fmt: skip
    # The cache had the results of the first run.
    known = sum(json.loads((runner.artifacts / f"shard-{n}" / f"{n}.json")
                           .read_text().splitlines()[-1])["known"] for n in (1, 2, 3))  # fmt: skip
    assert known == 10, known
    # Who commits the proposal has a run that passes.
    shutil.copy(kept / "known.jsonl", project / "ci/known.jsonl")
    passed, last = runner.run(project)
    assert passed, last.log
    print("not run, since they need GitHub:", ", ".join(sorted(runner.not_run)))


def test_action_fails():
    """Alone, with all its inputs, the action fails where a file does."""
    project = make_project("action")
    sample.add_news(project)
    runner = github.Runner(sources / "examples/ci/github.yml", sources, str(prefix), work)
    given = {"paths": "tests/known.ll 'tests/in ner'\ntests/news.ll", "prefix": str(prefix),
             "engine": "upstream", "require": "refined", "baseline": "ci/known.jsonl",
             "arguments": "--semantic-timeout=1 --jobs '1'"}  # fmt: skip
    for more, passes in [({}, False), ({"fail": "false"}, True),
                         ({"engine": "native", "baseline": ""}, True),
                         ({"engine": "native"}, False)]:  # fmt: skip
        job = github.Job(runner, project, {})
        assert job.run_action({**given, **more}) == passes, (more, job.log)
        assert "::add-matcher::" in job.log
    assert "this baseline is for --engine=upstream" in job.log, job.log


def test_gitlab():
    project = make_project("gitlab")
    runs = work / "gitlab-runs"
    runs.mkdir()
    pipeline = gitlab.Pipeline(sources / "examples/ci/gitlab.yml", str(prefix), runs)
    passed, log = pipeline.run(project)
    assert passed, log
    assert "all at least refined, but 2 as the baseline says" in log, log
    assert len(list((pipeline.artifacts / "shards").iterdir())) == 3
    sample.add_news(project)
    passed, log = pipeline.run(project)
    assert not passed
    assert "1 fell short of refined, and 2 as the baseline says" in log, log
    check_reports(pipeline.artifacts, {"round-trips.html": "tests/news.ll",
                                       "round-trips.junit": 'failures="1"',
                                       "ci/known.jsonl": "tests/news.ll"})  # fmt: skip


def test_action_form():
    """What GitHub demands of the file of an action, and that all it refers to is there."""
    action = yaml.safe_load((sources / "action.yml").read_text())
    assert action["name"] and action["description"]
    assert action["runs"]["using"] == "composite"
    steps = action["runs"]["steps"]
    for step in steps:
        assert step["shell"] in github.SHELLS and step["run"], step
    for name, entry in action["inputs"].items():
        assert set(entry) == {"description", "default"} and entry["description"], name
        assert isinstance(entry["default"], str), name
    text = (sources / "action.yml").read_text()
    used = set(re.findall(r"\binputs\.([\w-]+)", text))
    assert used == set(action["inputs"]), used ^ set(action["inputs"])
    ids = {step.get("id") for step in steps}
    for name, output in action["outputs"].items():
        assert output["description"], name
        [step] = re.findall(r"steps\.(\w+)\.outputs\." + name, output["value"])
        assert step in ids, step


def test_hook():
    """The hook of pre-commit, which runs `entry` with the files that match `files`."""
    [hook] = yaml.safe_load((sources / ".pre-commit-hooks.yaml").read_text())
    for key in ("id", "name", "entry", "language", "files"):
        assert isinstance(hook[key], str), key
    assert hook["language"] == "system" and hook["require_serial"] is True
    project = work / "hook"
    sample.write(project)
    (project / "notes.md").write_text("text")
    names = [str(path.relative_to(project)) for path in project.rglob("*") if path.is_file()]
    chosen = sorted(name for name in names if re.search(hook["files"], name))
    assert len(chosen) == len(names) - 1 == 10
    program, *arguments = hook["entry"].split()
    assert program == "palindrome"
    log = run(*arguments, *chosen, cwd=project)
    assert "10  identical" in log, log
    (project / "tests/bad.ll").write_text("not a module\n")
    log = run(*arguments, "tests/bad.ll", cwd=project, status=1)
    assert "tests/bad.ll: unreadable" in log, log


def test_problem_matcher():
    """Its expressions, on what the program prints."""
    matchers = json.loads((sources / "examples/ci/problem-matcher.json").read_text())
    patterns = {}
    for matcher in matchers["problemMatcher"]:
        [pattern] = matcher["pattern"]
        patterns[matcher["owner"]] = pattern
        groups = re.compile(pattern["regexp"]).groups
        for key in ("file", "line", "column", "severity", "message"):
            assert pattern.get(key, 1) <= groups, key

    def match(line):
        """The members that GitHub takes from a line; nothing if it takes none."""
        for pattern in patterns.values():
            found = re.search(pattern["regexp"], line)
            if found:
                return {key: found[number] for key, number in pattern.items()
                        if isinstance(number, int) and found[number]}  # fmt: skip
        return None

    project = make_project("matcher")
    sample.add_news(project)
    (project / "tests/bad.ll").write_text("define void @f() {\n  bad\n}\n")
    (project / "parts.mlir").write_text(
        "llvm.func @f()\n// -----\nllvm.func @g(%x: !llvm.ptr {llvm.writable}) "
        "{\n  llvm.return\n}\n")
    report = run("verify", "tests", "--engine=upstream", "--require=refined",
                 "--baseline=ci/known.jsonl", cwd=project, status=1)  # fmt: skip
    files, summary = report.split("\n\n", 1)
    found = [match(line) for line in files.splitlines()]
    assert [each["file"] for each in found] == ["tests/bad.ll", "tests/news.ll"], files
    assert found[0]["message"].startswith("unreadable: 2:"), found
    assert found[1]["message"].endswith("; not in the baseline"), found
    assert not any(match(line) for line in summary.splitlines()), summary

    parts = run("verify", "parts.mlir", "--engine=upstream", "--split-input-file",
                cwd=project, status=1)  # fmt: skip
    found = [each for each in map(match, parts.splitlines()) if each]
    assert [(each["file"], each["line"]) for each in found] == [
        ("parts.mlir", "1"), ("parts.mlir", "3")], parts  # fmt: skip
    assert found[1]["message"].startswith("different: "), parts

    error = run("import", "tests/bad.ll", cwd=project, status=2)
    found = match(error.splitlines()[0])
    assert found["file"] == "tests/bad.ll" and found["line"] == "2", error
    assert found["severity"] == "error" and found["column"], error
    (project / "ci/known.jsonl").write_text("{}\n")
    error = run("verify", "tests", "--baseline=ci/known.jsonl", cwd=project, status=2)
    found = match(error.splitlines()[0])
    assert found["file"] == "ci/known.jsonl" and found["line"] == "1", error


for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
        print(f"{name}: passed", flush=True)
