"""Signals that ask a command to end, at any moment."""

import json
import os
import signal
import subprocess
import tempfile
import time

from harness import MODULE


def wait(trial, process, report, moment):
    """Waits for a moment of the run, or for its last one: the report is in its place."""
    if moment % 2:
        time.sleep(0.05 + 0.3 * trial.random.random())
        return
    while process.poll() is None and not report.exists():
        time.sleep(0.0005)


def ends(trial):
    """The status is that of the signal, what was judged is kept, and nothing is left."""
    tree = trial.inside / "tree"
    tree.mkdir()
    for number in range(120):
        (tree / f"m{number}.ll").write_text(MODULE.replace("@f", f"@f{number}"))
    for number in range(24 * trial.scale):
        sent = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT)[number % 3]
        folder = trial.fresh()
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = trial.popen(
                folder, ["palindrome", "verify", tree, "--db", "r.sqlite", "--format=json", "-o", "r.json"],
                out, err)  # fmt: skip
            wait(trial, process, folder / "r.json", number)
            ended = process.poll() is not None
            process.send_signal(sent)
            try:
                status = process.wait(timeout=100 if trial.sanitized else 10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                trial.fail(f"{sent.name}: does not end")
                continue
        # Before the guard stands, the signal itself ends the process.
        if status not in (0, 128 + sent) and status != -sent:
            trial.fail(f"{sent.name}: status {status}")
        trial._check_surroundings(sent.name)
        for name in os.listdir(folder):
            trial.require(name in ("r.sqlite", "r.json"), f"{sent.name}: leaves {name}")
        if status == 128 + sent and trial.require((folder / "r.json").exists(), f"{sent.name}: no report"):
            lines = [json.loads(line) for line in (folder / "r.json").read_text().splitlines()]
            trial.require(lines[-1]["kind"] == "summary" and "partial" in lines[-1],
                          f"{sent.name}: the report does not say that it is partial")  # fmt: skip
            trial.judged += 1
        if not ended and (folder / "r.sqlite").exists():
            run = trial.run(folder, "palindrome", "verify", tree, "--db", "r.sqlite", whole=True)
            trial.require(" 120  files" in run.out, f"{sent.name}: the next run does not judge all")
