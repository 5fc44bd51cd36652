"""A job: a run of `palindrome verify` in several tasks, as a folder that they share.

    job.json       what is judged, by what, in how many tasks
    files.list     the files, each with the key that its shard follows from
    shards/        0007.sqlite: the results of shard 7 so far
    logs/          what the tasks wrote
    results.sqlite the results of all shards
    report.txt     the report on them
"""

import dataclasses
import hashlib
import json
import os
import pathlib
import sqlite3
import tempfile


class Problem(Exception):
    """What is wrong, in one line for the user."""


@dataclasses.dataclass
class Settings:
    """What stays the same as long as the folder is used."""

    tasks: int  # The number of shards.
    program: str  # The path of palindrome.
    digest: str  # Of its files, so that no two builds are mixed.
    folder: str  # The working folder, which relative paths begin in.
    paths: list  # What is judged.
    options: list  # Of `palindrome verify`.
    scratch: str = ""  # The folder for files of a running task; "": TMPDIR, or /tmp.
    save_every: int = 300  # Seconds until the results so far are copied.


def digest_of(program):
    """A digest of the program, with those beside it that run in its place."""
    digest = hashlib.sha256()
    folder = os.path.dirname(os.path.realpath(program))
    others = [os.path.join(folder, f"palindrome-{name}") for name in ("mlir", "verify")]
    for path in [program, *filter(os.path.exists, others)]:
        with open(path, "rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
    return digest.hexdigest()


def replace(path, write):
    """Has `write` make a file with the name that it gets, and puts that in the place of
    `path`, so that nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(handle)
    try:
        write(name)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    finally:
        if os.path.exists(name):
            os.unlink(name)


def copy_results(source, target):
    """Copies the database `source`, which may be in use, to `target` as one file, which a
    file system of a network can hold: SQLite's write-ahead log needs shared memory."""

    def write(name):
        old, new = sqlite3.connect(source), sqlite3.connect(name)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        finally:
            new.close()
            old.close()

    replace(target, write)


def has_ended(database, shard):
    """Whether the latest run in the file `database` judged `shard`, such as "7/20", to
    the end."""
    if not database.exists():
        return False
    try:
        connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
        try:
            latest = connection.execute(
                "SELECT ended, summary FROM runs ORDER BY id DESC LIMIT 1"
            ).fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise Problem(f"{database}: error: cannot read the database: {error}; delete it")
    return bool(latest and latest[0] and json.loads(latest[1])["shard"] == shard)


class Job:
    """The folder of a job."""

    def __init__(self, path):
        self.path = pathlib.Path(path).resolve()
        self.list = self.path / "files.list"
        self.shards = self.path / "shards"
        self.logs = self.path / "logs"
        self.results = self.path / "results.sqlite"
        self.report = self.path / "report.txt"
        self.description = self.path / "job.json"

    def prepare(self, settings):
        """Makes the folder, or checks that it is one of the same job."""
        wanted = dataclasses.asdict(settings)
        if self.description.exists():
            there = dataclasses.asdict(self.settings)
            fixed = ("tasks", "program", "digest", "folder", "paths", "options")
            other = [name for name in fixed if wanted[name] != there[name]]
            if other:
                raise Problem(
                    f"{self.path}: error: the folder is of another job ({', '.join(other)}); "
                    "name another one, or delete it"
                )
        for folder in (self.shards, self.logs):
            folder.mkdir(parents=True, exist_ok=True)
        replace(
            self.description,
            lambda name: pathlib.Path(name).write_text(json.dumps(wanted, indent=2) + "\n"),
        )

    @property
    def settings(self):
        try:
            return Settings(**json.loads(self.description.read_text()))
        except (OSError, ValueError, TypeError) as error:
            raise Problem(f"{self.description}: error: this is no job: {error}")

    def database(self, task):
        return self.shards / f"{task:04}.sqlite"

    def shard(self, task):
        return f"{task}/{self.settings.tasks}"

    def unfinished(self):
        """The tasks of which no run has ended."""
        count = self.settings.tasks
        return [
            task
            for task in range(1, count + 1)
            if not has_ended(self.database(task), f"{task}/{count}")
        ]
