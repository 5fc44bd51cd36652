"""Calls functions of modules."""

import re
from typing import Any, List, Optional, Sequence

from ._program import Module, call, files, flags

_TOKEN = re.compile(r"[\[\]{},]|[^\s\[\]{},]+")


def run(module: Module, entry: str, *arguments: Any, optimize: int = 0,
        shared_libs: Sequence[str] = (), timeout: Optional[float] = None,
        options: Sequence[str] = ()) -> Any:
    """Compiles the module for this machine, in a process of its own, and returns the result of
    the function `entry`. **There is no sandbox**: the module runs with your rights.

    Numbers, and (nested) lists or arrays of them, are arguments. A NumPy array that is the
    argument for a memref gets what the memref holds after the call. Lists come back for vectors,
    arrays, memrefs and tensors, tuples for structs and several results, None for none.

    Raises Error, also if the module dies by a signal, and TimedOut after `timeout` seconds.
    """
    return _call(["run", *flags(opt=optimize or None, shared_libs=list(shared_libs) or None)],
                 module, entry, arguments, timeout, options)  # fmt: skip


def interpret(module: Module, entry: str, *arguments: Any, timeout: Optional[float] = None,
              options: Sequence[str] = ()) -> Any:
    """The same as `run` for a module of MLIR, whose ops are carried out as their dialects' documents
    say, without a lowering. "poison" may be passed. Undefined behaviour, and a result that is
    poison, raise Error with the place of the op (its `status` is 3)."""
    return _call(["run", "--interpret"], module, entry, arguments, timeout, options)


def _call(command: List[str], module: Module, entry: str, arguments: Sequence[Any],
          timeout: Optional[float], options: Sequence[str]) -> Any:
    arrays = {number: each for number, each in enumerate(arguments, 1) if hasattr(each, "tolist")}
    limit = flags(timeout=timeout)
    with files(module) as (path,):
        output = call([*command, path, "--entry", entry, *limit,
                       *(["--print-arguments"] if arrays else []), *options, "--",
                       *map(_text, arguments)]).decode()  # fmt: skip
    lines = output.splitlines()
    after = {}
    for line in lines:
        if found := re.match(r"argument (\d+): (.*)$", line):
            after[int(found.group(1))] = _parse(found.group(2))
    for number, array in arrays.items():
        if number in after:
            array[...] = after[number]
    results = [line for line in lines if not line.startswith("argument ")]
    return _parse(results[-1]) if results else None


def _text(value: Any) -> str:
    """An argument as the program reads it."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        inside = ", ".join(map(_text, value))
        return f"{{{inside}}}" if isinstance(value, tuple) else f"[{inside}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value) if isinstance(value, float) else str(value)


def _parse(text: str) -> Any:
    """A value as the program prints it."""
    value, rest = _value(_TOKEN.findall(text))
    if rest:
        raise ValueError(f"no value: {text}")
    return value


def _value(tokens: List[str]) -> Any:
    first, rest = tokens[0], tokens[1:]
    if first in "[{":
        items = []
        while rest[0] not in "]}":
            item, rest = _value(rest)
            items.append(item)
            if rest[0] == ",":
                rest = rest[1:]
        return (items if first == "[" else tuple(items)), rest[1:]
    if first in ("true", "false"):
        return first == "true", rest
    for kind in (int, float):
        try:
            return kind(first), rest
        except ValueError:
            continue
    return first, rest
