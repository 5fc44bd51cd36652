"""LLVM IR to MLIR and back."""

from typing import Optional, Sequence, Union

from ._program import Module, as_text, call, contents, flags


def import_ir(module: Module, *, plain: bool = False, raised: Union[bool, Sequence[str]] = False,
              prove: bool = False, dialects: Sequence[str] = (), bytecode: bool = False,
              timeout: Optional[float] = None, options: Sequence[str] = ()) -> Union[str, bytes]:
    """Translates LLVM IR to a module of MLIR's `llvm` dialect.

    plain     leaves out what the dialect cannot say, with a warning for each kind
    raised    raises ops to `func`, `arith` and others: True, or the names of dialects
    prove     raises a function only if it is proved to mean the same
    dialects  brings intrinsics back as ops of these, such as "nvvm"
    bytecode  returns `bytes` of MLIR's bytecode in the place of text
    options   more options of `palindrome import`

    Raises Error where the module cannot be read, Crash, and TimedOut after `timeout` seconds.
    """
    return as_text(call(
        ["import", *flags(plain=plain, raise_=list(raised) if raised not in (True, False) else raised,
                          prove=prove, import_dialects=list(dialects) or None, bytecode=bytecode),
         *options], contents(module), timeout))  # fmt: skip


def raise_ir(module: Module, *, dialects: Sequence[str] = (), prove: bool = False,
             timeout: Optional[float] = None, options: Sequence[str] = ()) -> Union[str, bytes]:
    """Raises ops of the `llvm` dialect to `func`, `arith` and others, or to `dialects` alone."""
    return as_text(call(["raise", *flags(to=list(dialects) or None, prove=prove), *options],
                        contents(module), timeout))  # fmt: skip


def export_ir(module: Module, *, lowered: bool = False, bitcode: bool = False,
              timeout: Optional[float] = None, options: Sequence[str] = ()) -> Union[str, bytes]:
    """Translates a module of MLIR to LLVM IR: text, or `bytes` with `bitcode`.

    lowered   first converts other dialects to `llvm`, by MLIR's passes

    Raises Error where the module cannot be read or has no translation, Crash, and TimedOut.
    """
    return as_text(call(["export", *flags(lower=lowered, bitcode=bitcode), *options],
                        contents(module), timeout))  # fmt: skip


def lower(module: Module, *, bytecode: bool = False, timeout: Optional[float] = None,
          options: Sequence[str] = ()) -> Union[str, bytes]:
    """Converts a module of other dialects of MLIR to the `llvm` dialect, by MLIR's passes."""
    return as_text(call(["export", "--lower", "--emit=mlir", *flags(bytecode=bytecode), *options],
                        contents(module), timeout))  # fmt: skip
