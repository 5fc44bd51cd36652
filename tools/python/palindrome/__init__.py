"""Translates between LLVM IR and MLIR, and judges what keeps the meaning.

Modules are given as `str` (text), `bytes` (text, bitcode or bytecode) or
`os.PathLike` (a file). All work is done by the program `palindrome` in a
process of its own: the interpreter's lock is released meanwhile, Ctrl-C ends
it, and a crash of LLVM is an exception (`Crash`).

    >>> import palindrome
    >>> mlir = palindrome.import_ir("define i32 @f() { ret i32 1 }")
    >>> palindrome.refine(before, after).verdict
    'refined'
"""

from ._program import Crash, Diagnostic, Error, Module, PalindromeWarning, TimedOut, program, version
from .execution import interpret, run
from .judging import Verification, diff, refine, verify
from .records import (Because, Block, Byte, Counterexample, Diff, Difference, Execution, FileResult,
                      Input, MLIRSide, Pair, Refinement, Settled, Step)
from .reducing import reduce
from .translation import export_ir, import_ir, lower, raise_ir

__all__ = [
    "Because", "Block", "Byte", "Counterexample", "Crash", "Diagnostic", "Diff", "Difference",
    "Error", "Execution", "FileResult", "Input", "MLIRSide", "Module", "Pair",
    "PalindromeWarning", "Refinement", "Settled", "Step", "TimedOut", "Verification", "diff",
    "export_ir", "import_ir", "interpret", "lower", "program", "raise_ir", "reduce", "refine",
    "run", "verify", "version",
]
