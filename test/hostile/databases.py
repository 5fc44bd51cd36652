"""Databases of results: damaged ones, and ones whose options do more than they may."""

import json
import re
import shutil
import sqlite3

from harness import BROKEN, MODULE


def _made(trial, broken):
    """A database of 12 files, of which one is broken or none, and what it reports."""
    folder = trial.inside / f"made-{broken}"
    if not folder.exists():
        folder.mkdir()
        for number in range(12):
            text = MODULE.replace("@f", f"@f{number}")
            (folder / f"m{number}.ll").write_text(BROKEN if broken and number == 3 else text)
        trial.run(folder, "palindrome", "verify", ".", "--db", "r.sqlite", whole=not broken)
    return folder / "r.sqlite"


def _counts(run):
    return re.findall(r"^ +(\d+)  (\w+)", run.out, re.M)


def _damage_by_rows():
    """The ways to change rows: the statements of each."""
    return [
        ["DELETE FROM results WHERE id = 4"], ["DELETE FROM members WHERE result = 2"],
        ["DELETE FROM results"], ["DELETE FROM members"],
        ["UPDATE results SET verdict = 'identical' WHERE verdict = 'unreadable'",
         "UPDATE results SET result = replace(result, '\"unreadable\"', '\"identical\"')"],
        ["UPDATE results SET verdict = 'perfect'"], ["UPDATE results SET result = '{}' WHERE id = 1"],
        ["UPDATE results SET result = '' WHERE id = 5"], ["UPDATE results SET result = x'ff00' WHERE id = 5"],
        ["UPDATE runs SET summary = ''"], ["UPDATE runs SET summary = '[]'"],
        ["DELETE FROM runs"], ["UPDATE members SET result = 99 WHERE result = 1"], ["DROP TABLE members"],
    ]  # fmt: skip


def damaged(trial):
    """A report of a damaged database fails, or has what the whole one has."""
    for broken in (False, True):
        file = _made(trial, broken)
        truth = trial.run(trial.inside, "palindrome", "report", "show", file)
        damages = [("rows", s) for s in _damage_by_rows()]
        damages += [("bits", None), ("text", None)] * (10 * trial.scale)
        damages += [("end", None)] * 8
        for kind, statements in damages:
            copy = trial.fresh() / "r.sqlite"
            shutil.copy(file, copy)
            if kind == "rows":
                with sqlite3.connect(copy) as database:
                    for statement in statements:
                        database.execute(statement)
                database.close()
            else:
                data = bytearray(copy.read_bytes())
                if kind == "end":
                    del data[trial.random.randrange(len(data)) :]
                else:
                    # Most of a small database is empty; so half of them hit a row's text.
                    places = [m.start() for m in re.finditer(rb'[!-~]{8}', data)]
                    place = trial.random.choice(places) if kind == "text" else trial.random.randrange(len(data))
                    data[place] ^= 1 << trial.random.randrange(8)
                copy.write_bytes(data)
            run = trial.run(trial.inside, "palindrome", "report", "show", copy)
            same = _counts(run) == _counts(truth)
            if run.status == 0:
                trial.require(truth.status == 0 and same, f"{kind} {statements}: a damaged database passes")
            trial.judged += run.status == truth.status and same


def options(trial):
    """--resume does not do what a database from elsewhere says: run, load, write."""
    mark = trial.outside / "ran"
    cases = [
        ["--require=tested", f"--run-command=touch {mark}"],
        ["--require=tested", "--run", f"--run-command=touch {mark}"],
        ["--update-baseline", f"--baseline={mark}"], [f"--output={mark}"], ["-o", str(mark)],
        [f"--list-files={mark}"], ["--load-extension=evil.so"], ["--load-dialect-plugin=evil.so"],
        ["--load-pass-plugin=evil.so", "--opt-passes=evil"], [f"--proof-cache={mark}", "--require=refined"],
        [f"--db={mark}"], ["--engine=none"], [],
    ]  # fmt: skip
    for arguments in cases:
        for again in (False, True):
            folder = trial.fresh()
            # What MLIR's engine brings back different is what programs are run for.
            (folder / "a.ll").write_text(
                "define i32 @main() {\n  %unused = add i32 1, 2\n  ret i32 0\n}\n!x = !{!0}\n!0 = !{!\"y\"}\n"
            )
            (folder / "evil.so").write_text(f"touch {mark}\n")
            trial.run(folder, "palindrome", "verify", "--engine=upstream", "a.ll", "--db", "r.sqlite")
            with sqlite3.connect(folder / "r.sqlite") as database:
                database.execute(
                    "UPDATE runs SET ended = 0, arguments = ?",
                    (json.dumps(["--engine=upstream", *arguments, "--", "a.ll"]),),
                )
                if again:
                    database.execute("DELETE FROM members")
                    database.execute("DELETE FROM results")
            database.close()
            run = trial.run(folder, "palindrome", "verify", "--db", "r.sqlite", "--resume")  # fmt: skip
            trial.judged += run.status < 2
