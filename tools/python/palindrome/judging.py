"""Verdicts: on pairs of functions, on round trips, on passes, on two modules."""

import json
import os
import subprocess
import tempfile
from typing import Any, Dict, Iterator, List, Optional, Sequence, Union

from ._program import Module, call, check, files, flags, program
from .records import Diff, Difference, FileResult, Refinement, made, pairs_of


def refine(source: Module, target: Optional[Module] = None, *, passes: Optional[str] = None,
           pipeline: Optional[str] = None, functions: Sequence[str] = (),
           seconds: Optional[float] = None, unroll: Optional[int] = None, jobs: int = 1,
           timeout: Optional[float] = None, options: Sequence[str] = ()) -> Refinement:
    """Proves that each function of `target` refines that of the same name in `source`, or shows a
    counterexample that was run. Without a target, `@srcX` is the source of `@tgtX`.

    passes, pipeline  make the target by LLVM's (`opt -passes`) or MLIR's passes
    functions         judges only pairs with a name that one of these expressions matches
    seconds           of processor time for one pair
    unroll            how many iterations of loops are followed where no other proof is found
    timeout           of wall time for all

    Raises Error where a module cannot be read or a pass fails, Crash, and TimedOut.
    """
    chosen = [f"--function={each}" for each in functions]
    given = [source] if target is None else [source, target]
    with files(*given) as paths:
        records = [json.loads(line) for line in call(
            ["refine", *paths, "--format=json", *chosen,
             *flags(passes=passes, pipeline=pipeline, timeout=seconds, unroll=unroll, jobs=jobs),
             *options], timeout=timeout, accepted=(0, 1)).splitlines()]  # fmt: skip
    end = records[-1]
    return Refinement(end["overall"], end["complete"], pairs_of(records), end["seconds"])


def diff(a: Module, b: Module, *, timeout: Optional[float] = None,
         options: Sequence[str] = ()) -> Diff:
    """Lists the differences between two modules of LLVM IR, or two of MLIR."""
    with files(a, b) as paths:
        record = json.loads(call(["diff", *paths, "--format=json", *options], timeout=timeout,
                                 accepted=(0, 1)).splitlines()[-1])  # fmt: skip
    differences = tuple(Difference(each["where"], each["a"], each["b"], each["class"])
                        for each in record["differences"])  # fmt: skip
    return Diff(record["likeness"], differences, record["omitted"])


class Verification(Iterator[FileResult]):
    """The results of `verify`, each as soon as it is there. Use it in a `with`, or to its end: the
    program ends with it. `summary` is its last JSON object, once all results were taken."""

    def __init__(self, command: Sequence[str]):
        self.summary: Optional[Dict[str, Any]] = None
        self._command = list(command)
        # Warnings must not wait for somebody to read them.
        self._stderr = tempfile.TemporaryFile()
        self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL,
                                         stdout=subprocess.PIPE, stderr=self._stderr)  # fmt: skip

    def __next__(self) -> FileResult:
        assert self._process.stdout
        for line in self._process.stdout:
            record = json.loads(line)
            if record["kind"] == "file":
                return made(FileResult, record)
            self.summary = record
        self._end()
        raise StopIteration

    def _end(self) -> None:
        status = self._process.wait()
        if self._stderr.closed:
            return
        self._stderr.seek(0)
        stderr = self._stderr.read().decode(errors="replace")
        self.close()
        check(self._command, status, stderr, accepted=(0, 1))

    def close(self) -> None:
        """Ends the program, if it is still at work."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._stderr.close()

    def __enter__(self) -> "Verification":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.close()


def verify(paths: Union[str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]]], *,
           require: Optional[str] = None, opt_passes: Optional[str] = None,
           pipeline: Optional[str] = None, each_pass: bool = False, lowered: bool = False,
           seconds: Optional[float] = None, jobs: int = 1,
           options: Sequence[str] = ()) -> Verification:
    """Round-trips each module below `paths` and judges what came back; or judges passes, with
    `opt_passes` (LLVM's) or `pipeline` (MLIR's), or lowerings, with `lowered`.

    require  the weakest verdict that passes, such as "refined": then the meaning is settled
    seconds  of processor time for a proof

    Returns an iterator of results. A file that cannot be judged is a result, too (`unreadable`,
    `crash`, `timeout`); Error is raised where nothing could be begun, as for a path that is not
    there.
    """
    single = isinstance(paths, (str, os.PathLike))
    named: List[Any] = [paths] if single else list(paths)  # type: ignore[arg-type]
    return Verification([
        program(), "verify", *map(os.fspath, named), "--format=json",
        *flags(require=require, opt_passes=opt_passes, pipeline=pipeline, each_pass=each_pass,
               lower=lowered, semantic_timeout=seconds, jobs=jobs), *options])  # fmt: skip
