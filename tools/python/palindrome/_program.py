"""Finds the program, runs its commands, and makes exceptions of its errors."""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import warnings
from dataclasses import dataclass
from typing import Iterator, List, Optional, Sequence, Tuple, Union

Module = Union[str, bytes, "os.PathLike[str]"]

# `file:line:col: error: what`, as docs/commands.md says; the place may be missing.
_DIAGNOSTIC = re.compile(r"^(?:(.*?):)?(?:(\d+):(?:(\d+):)?)? ?(error|warning): (.*)$")
LATE = 124  # The status of `palindrome run --timeout`, and of timeout(1).
_MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b", b"ML\xefR")


@dataclass(frozen=True)
class Diagnostic:
    """An error or a warning of the program, and where it is."""
    kind: str  # "error" or "warning"
    message: str
    file: str = ""  # Empty, "<stdin>", or a path.
    line: int = 0  # 0: not known.
    column: int = 0


class Error(Exception):
    """The program could not do what was asked for. `str()` is its first error in one line."""

    def __init__(self, command: Sequence[str], status: int, stderr: str):
        self.command = list(command)
        self.status = status  # As the program's, negative if a signal ended it.
        self.stderr = stderr
        self.diagnostics = list(diagnostics(stderr))
        first = next((each for each in self.diagnostics if each.kind == "error"), None)
        self.file = first.file if first else ""
        self.line = first.line if first else 0
        self.column = first.column if first else 0
        super().__init__(first.message if first else
                         stderr.strip() or f"palindrome ended with status {status}")


class Crash(Error):
    """A signal ended the program, as after a crash of LLVM's or MLIR's."""


class TimedOut(Error):
    """The limit of time that was given is over."""


class PalindromeWarning(UserWarning):
    """What a translation left out, for one."""


def diagnostics(stderr: str) -> Iterator[Diagnostic]:
    """The errors and warnings among the lines of `stderr`."""
    for line in stderr.splitlines():
        if found := _DIAGNOSTIC.match(line):
            file, number, column, kind, message = found.groups()
            yield Diagnostic(kind, message, file or "", int(number or 0), int(column or 0))


def program() -> str:
    """The path of the program: PALINDROME in the environment, else the one in PATH, else the
    one of the build that this package is in the sources of."""
    built = pathlib.Path(__file__).resolve().parents[3] / "build/bin/palindrome"
    found = os.environ.get("PALINDROME") or shutil.which("palindrome") or (
        str(built) if built.exists() else None)
    if not found:
        raise FileNotFoundError("palindrome is in no folder of PATH; set PALINDROME to its path")
    return found


def version() -> str:
    """The first line of `palindrome --version`."""
    return call(["--version"]).decode().splitlines()[0]


def call(arguments: Sequence[str], stdin: bytes = b"", timeout: Optional[float] = None,
         accepted: Sequence[int] = (0,)) -> bytes:
    """What `palindrome ARGUMENTS` writes to stdout. Warnings become Python's.

    Raises Error for a status that is not in `accepted`, Crash, or TimedOut after `timeout` seconds.
    """
    command = [program(), *arguments]
    try:
        done = subprocess.run(command, input=stdin, capture_output=True, timeout=timeout)
    except subprocess.TimeoutExpired as expired:
        raise TimedOut(command, LATE, f"error: no result within {timeout:g} s") from expired
    check(command, done.returncode, done.stderr.decode(errors="replace"), accepted)
    return done.stdout


def check(command: Sequence[str], status: int, stderr: str, accepted: Sequence[int]) -> None:
    """Raises what `call` raises; warns of warnings."""
    if status == LATE:
        raise TimedOut(command, status, stderr)
    if status < 0 or status > 128:
        raise Crash(command, status, stderr)
    if status not in accepted:
        raise Error(command, status, stderr)
    for each in diagnostics(stderr):
        if each.kind == "warning":
            warnings.warn(each.message, PalindromeWarning, stacklevel=4)


def contents(module: Module) -> bytes:
    """A module as the program reads it."""
    if isinstance(module, str):
        return module.encode()
    if isinstance(module, bytes):
        return module
    return pathlib.Path(module).read_bytes()


@contextlib.contextmanager
def files(*modules: Module) -> Iterator[Tuple[str, ...]]:
    """Paths under which the program finds the modules, as long as the context lasts."""
    with contextlib.ExitStack() as stack:
        paths: List[str] = []
        for number, module in enumerate(modules):
            if isinstance(module, (str, bytes)):
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="palindrome-"))
                path = pathlib.Path(folder) / f"module{number}"
                path.write_bytes(contents(module))
            else:
                path = pathlib.Path(module)
            paths.append(str(path))
        yield tuple(paths)


def as_text(output: bytes) -> Union[str, bytes]:
    """Text as `str`; bitcode and bytecode as they are."""
    return output if output.startswith(_MAGIC) else output.decode()


def flags(**options: object) -> List[str]:
    """Options of the command line: `None` and False are left out, True is an option without a
    value, a list is one option with commas, and `_` is a hyphen."""
    result = []
    for name, value in options.items():
        option = "--" + name.strip("_").replace("_", "-")
        if value is True:
            result.append(option)
        elif isinstance(value, (list, tuple)):
            result.append(f"{option}={','.join(map(str, value))}")
        elif value is not None and value is not False:
            result.append(f"{option}={value}")
    return result
