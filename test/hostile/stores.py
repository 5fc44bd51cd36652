"""Stores from elsewhere: indexes whose digests and forms are paths, and links."""

import shutil
import sqlite3

from harness import MODULE

ACTIONS = [
    ("list", "store"), ("stats", "store"), ("show", "store", "00"), ("extract", "store", "all"),
    ("remove", "store", "00"), ("remove", "store", "--form=ll"), ("minimize", "store"), ("refresh", "store"),
    ("minimize", "store", "-o", "small"),
]  # fmt: skip


def _store(trial):
    """A folder with a store of one good entry, and the rows of its index."""
    folder = trial.fresh()
    made = trial.inside / "made"
    if not made.exists():
        made.mkdir()
        (made / "a.ll").write_text(MODULE)
        trial.run(made, "palindrome", "corpus", "add", "store", "a.ll", whole=True)
    shutil.copytree(made / "store", folder / "store", symlinks=True)
    (folder / "store/objects/00").mkdir(exist_ok=True)
    return folder


def _add(folder, digest, form):
    with sqlite3.connect(folder / "store/index.sqlite") as index:
        index.execute(
            "INSERT INTO entries (digest, form, target, language, flags, size, stored, added,"
            " described, edges) SELECT ?, ?, target, language, flags, size, stored, added,"
            " described, edges FROM entries LIMIT 1", (digest, form))  # fmt: skip
        index.execute(
            "INSERT INTO origins (entry, path, member, language, flags, added) SELECT"
            " max(entries.id), ?, '', '', '', 0 FROM entries", ("\x1b[2J\n::error::x",))  # fmt: skip
    index.close()


def names(trial):
    """Digests and forms that lead elsewhere, or are none."""
    up = "00/../../../../../outside/victim"
    outside = str(trial.outside / "victim")
    cases = [
        (up, "ll"), ("00" + outside, "ll"), ("00/../../index", "sqlite"), (up, "ll.zst/../../x"), ("00", "ll"),
        ("", "ll"), ("00" * 16, "exe"), ("00" * 16, "../../../../../outside/secret.ll"), ("00" * 16, ""),
        ("00" * 15 + "0G", "ll"), ("00\x1b[2J\n::error::x", "ll"), ("00" * 16, "ll\n::error::x"),
        ("00\0" + "0" * 29, "ll"), ("0" * 100000, "ll"),
    ]  # fmt: skip
    for digest, form in cases:
        for action in ACTIONS[trial.inputs % 2 :: 2]:
            folder = _store(trial)
            _add(folder, digest, form)
            run = trial.run(folder, "palindrome", "corpus", *action)
            trial.judged += run.status == 0
        folder = _store(trial)
        _add(folder, digest, form)
        trial.run(folder, "palindrome", "verify", "store")


def links(trial):
    """Links in the place of the store's folders and objects, and indexes that are none."""
    for place in ("objects/00", "objects", "incoming", "incoming/lock", "index.sqlite", "object"):
        for action in ACTIONS:
            folder = _store(trial)
            path = folder / "store" / place
            if place == "object":
                path = next((folder / "store/objects").glob("*/*"))
            shutil.rmtree(path) if path.is_dir() else path.unlink()
            path.symlink_to(trial.outside if "." not in place and place not in ("object", "incoming/lock")
                            else trial.outside / "victim.ll.zst")  # fmt: skip
            if place == "objects/00":
                _add(folder, "00victim", "ll")
            run = trial.run(folder, "palindrome", "corpus", *action)
            trial.judged += run.status == 0
    for data in (b"", b"SQLite format 3\0" + b"\xff" * 84, b"text\n"):
        folder = _store(trial)
        (folder / "store/index.sqlite").write_bytes(data)
        trial.run(folder, "palindrome", "corpus", "list", "store")
