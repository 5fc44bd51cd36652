"""The entries of corpus/upstream/: defects of LLVM's and MLIR's own programs.

An entry is one input file (.ll or .mlir). Its first lines are comments that hold a
table in TOML, with these keys. This file finds and reads the entries for run.py and
findings.py.

    title     what goes wrong, in one sentence
    kind      one of KINDS
    run       a command of the shell, or a list of them: %s is the input, %t a temporary
              file. All but the last succeed; the last shows the defect by one of these:
      signal = true   it dies by a signal
      timeout = true  it does not end within `seconds` (20) and 4 GB
      fails           it fails, with a message that matches this regular expression
      prints, lacks   it succeeds, with an output that matches these, or does not
      lost            as `lacks`, for an expression that the input matches
    expected  what is right, and the section of LangRef or of MLIR's documents that
              requires it
    cause     where the cause is in upstream's sources
    issue     the public issue, or "no public issue found"
    valid = false     the input is not meant to be valid by itself; otherwise llvm-as or
              mlir-opt has to accept it
    ours      the verdict of `palindrome verify` on the input, for what is imported or
              exported
    refine    a command that writes %t.after (and %t.before, unless that is the input),
              what a pass makes of it: `palindrome refine` finds, and runs, a
              counterexample
"""

import dataclasses
import pathlib
import re
import tomllib

FOLDER = pathlib.Path(__file__).resolve().parent

# What a defect does to its user, in the order of the document.
KINDS = {
    "crash": "the program dies by a signal",
    "hang": "the program does not end, or needs memory without bound",
    "invalid": "the output is not valid: a verifier or parser of the same release rejects it",
    "changed": "the output means something else",
    "lost": "something that affects the meaning or the optimizer is dropped in silence",
    "rejected": "a valid input that the documents promise support for is an error",
}

# The folders, in the order of the document.
AREAS = {
    "import": "Import of LLVM IR (`mlir-translate --import-llvm`)",
    "export": "Export to LLVM IR (`mlir-translate --mlir-to-llvmir`)",
    "text": "The `llvm` dialect's text and verifier",
    "bytecode": "The `llvm` dialect's bytecode",
    "dialects": "Translations of other dialects",
    "mlir-passes": "MLIR's passes",
    "conversions": "MLIR's conversions to the `llvm` dialect",
    "llvm-passes": "LLVM's passes",
    "tools": "LLVM's readers and writers of LLVM IR",
}

# The value of `issue` where there is none.
NO_ISSUE = "no public issue found"

COMMENTS = {".ll": ";", ".mlir": "//"}

# The keys of which an entry has one at least: how its last command shows the defect.
SHOWS = {"signal", "timeout", "fails", "prints", "lacks", "lost"}


class Malformed(Exception):
    """An entry that does not have the form that is described above."""


@dataclasses.dataclass(frozen=True)
class Entry:
    """One defect, with the input that shows it."""

    id: str  # the path below corpus/upstream/, without the ending
    path: pathlib.Path
    body: str  # the input without the table
    kind: str
    title: str  # one sentence
    run: tuple  # commands of the shell; the last one shows the defect
    expected: str  # with the section of LangRef or of MLIR's documents
    cause: str  # the place in upstream's sources
    issue: str  # the public issue, or NO_ISSUE
    signal: bool = False  # the last command dies by a signal
    timeout: bool = False  # the last command does not end, or runs out of memory
    fails: str = ""  # the last command fails with this pattern among its messages
    prints: tuple = ()  # patterns of the standard output of the last command
    lacks: tuple = ()  # patterns that this output does not have
    lost: tuple = ()  # patterns that the input has and this output does not have
    valid: bool = True  # whether the input is a valid module
    seconds: float = 20  # limit of time of each command
    ours: str = ""  # the verdict of `palindrome verify` on the input
    refine: str = ""  # writes %t.after, which does not refine %t.before (or the input)

    @property
    def area(self):
        return self.id.split("/")[0]


def _strings(value):
    return (value,) if isinstance(value, str) else tuple(value)


def read(path):
    """The entry in the file at `path`. Raises Malformed."""
    where = path.relative_to(FOLDER)
    mark = COMMENTS[path.suffix]
    table, body = [], []
    for line in path.read_text().splitlines(keepends=True):
        if body or not line.startswith(mark):
            body.append(line)
        else:
            table.append(line[len(mark) :].removeprefix(" "))
    try:
        keys = tomllib.loads("".join(table))
    except tomllib.TOMLDecodeError as error:
        raise Malformed(f"{where}: {error}") from error
    for key in ("run", "prints", "lacks", "lost"):
        if key in keys:
            keys[key] = _strings(keys[key])
    for key in ("title", "expected", "cause", "issue"):
        keys[key] = " ".join(keys.get(key, "").split())
        if not keys[key]:
            raise Malformed(f"{where}: the key '{key}' is missing")
    try:
        entry = Entry(
            id=where.with_suffix("").as_posix(), path=path, body="".join(body), **keys
        )
    except TypeError as error:
        raise Malformed(f"{where}: {error}") from error
    if entry.kind not in KINDS:
        raise Malformed(f"{where}: unknown kind '{entry.kind}'")
    if entry.area not in AREAS:
        raise Malformed(f"{where}: unknown area '{entry.area}'")
    if not entry.run or not SHOWS & keys.keys():
        raise Malformed(f"{where}: 'run', or what shows the defect, is missing")
    for pattern in entry.lost:
        if not re.search(pattern, entry.body):
            raise Malformed(f"{where}: the input does not match '{pattern}'")
    return entry


def entries():
    """All entries, sorted by area and name. Raises Malformed."""
    found = [
        read(path)
        for path in FOLDER.rglob("*")
        if path.suffix in COMMENTS
    ]
    areas = list(AREAS)
    return sorted(found, key=lambda entry: (areas.index(entry.area), entry.id))
