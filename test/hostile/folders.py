"""Folders and files that may not be read."""

from harness import MODULE

COMMANDS = [
    ("verify", "tree"), ("verify", "tree", "--list-files", "list"), ("verify", "tree", "--skip-unreadable", "--db=r"),
    ("corpus", "add", "store", "tree"), ("corpus", "harvest", "store", "tree"), ("bench", "tree", "--repeats=1"),
]  # fmt: skip


def unlistable(trial):
    """What lacks permission is named, and the run does not pass as if it was not there."""
    for what in ("first", "m", "zz/deep", "file"):
        for command in COMMANDS:
            folder = trial.fresh()
            tree = folder / "tree"
            hidden = tree / what
            for path in (tree / "a.ll", hidden / "b.ll", tree / "z/c.ll"):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(MODULE)
            if what == "file":
                hidden = hidden / "b.ll"
            if what == "file" and command[0] == "bench" or "--skip-unreadable" in command:
                continue  # Asked for, or said among what is left out of a table of times.
            hidden.chmod(0)
            # A list names what is there, also what cannot be read.
            whole = None if what == "file" and "--list-files" in command else False
            run = trial.run(folder, "palindrome", *command, whole=whole, without_powers=True)
            trial.judged += "1  identical" in run.out or run.status == 1
            if whole is False:
                trial.require(what in run.out + run.err, f"{command}: does not name {what}")
            hidden.chmod(0o700)
