"""What the judges return: the JSON of the program (docs/json.schema.json) as dataclasses."""

import dataclasses
import re
import typing
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Tuple, Type, TypeVar

T = TypeVar("T")


def made(cls: Type[T], data: Dict[str, Any]) -> T:
    """An object of a dataclass, whose fields are members of `data` in camel case or with `_`.
    Members that it has no field for are left out; all of them are in a field `json`, if it has one."""
    snake = {re.sub(r"(?<=[a-z])([A-Z])|-", lambda found: "_" + (found.group(1) or "").lower(), name):
             value for name, value in data.items()}  # fmt: skip
    hints = typing.get_type_hints(cls)
    values = {each.name: _value(hints[each.name], snake[each.name])
              for each in dataclasses.fields(cls) if each.name in snake}  # type: ignore[arg-type]
    if "json" in hints:
        values["json"] = data
    return cls(**values)


def _value(hint: Any, value: Any) -> Any:
    arguments = [each for each in typing.get_args(hint) if each is not type(None)]
    if value is None or not arguments and not dataclasses.is_dataclass(hint):
        return value
    if typing.get_origin(hint) is tuple:
        return tuple(_value(arguments[0], each) for each in value)
    if typing.get_origin(hint) is typing.Union:
        return _value(arguments[0], value)
    return made(hint, value) if dataclasses.is_dataclass(hint) else value


@dataclass(frozen=True)
class Input:
    """An argument of a counterexample. `value` is a text such as `128 (-128)` or `poison`."""
    name: str
    type: str
    value: str
    block: int = 0  # Of a pointer: the number of a memory object, and the place in it.
    offset: int = 0
    variable: str = ""  # In the program, where debug information states it.


@dataclass(frozen=True)
class Byte:
    offset: int
    value: str  # Two hexadecimal digits, `poison`, `undef`, or a part of a pointer.


@dataclass(frozen=True)
class Block:
    """A memory object that exists before the call."""
    block: int
    size: int
    bytes: Tuple[Byte, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class Step:
    """An executed instruction, with its result."""
    instruction: str
    name: str = ""
    type: str = ""
    value: str = ""
    why: str = ""  # Why it is poison or undefined.
    line: str = ""  # `file:line` of the program.
    place: str = ""  # `file:line:column` of MLIR.


@dataclass(frozen=True)
class Execution:
    """What one of both functions did."""
    outcome: str
    type: str = ""
    value: str = ""
    why: str = ""
    events: Tuple[Step, ...] = ()
    trace: Tuple[Step, ...] = ()
    parting: Optional[Step] = None


@dataclass(frozen=True)
class Counterexample:
    """An input on which the target does what the source does not allow. Both were run."""
    difference: str
    inputs: Tuple[Input, ...]
    memory: Tuple[Block, ...]
    source: Execution
    target: Execution
    text: str  # All of it but the traces, for people.
    json: Dict[str, Any] = field(repr=False, compare=False, default_factory=dict)


@dataclass(frozen=True)
class Because:
    """Why a pair is unknown: a kind such as `time`, and details that may be empty."""
    kind: str
    what: str


@dataclass(frozen=True)
class Pair:
    """The verdict on two functions: `equivalent`, `refined`, `unknown` or `different`."""
    source: str
    target: str
    verdict: str
    reason: str
    because: Optional[Because]
    proof: Optional[str]
    rules: Tuple[str, ...]
    bound: int  # How many iterations of loops the proof covers, if it is not complete.
    complete: bool
    counterexample: Optional[Counterexample]
    seconds: float
    cached: bool
    other_way: Optional[bool] = None  # Whether the source refines the target, too.
    runs: Optional[int] = None
    json: Dict[str, Any] = field(repr=False, compare=False, default_factory=dict)


@dataclass(frozen=True)
class Refinement:
    """The verdict on all pairs of two modules."""
    verdict: str
    complete: bool
    pairs: Tuple[Pair, ...]
    seconds: float

    def __bool__(self) -> bool:
        """Whether each target is proved to refine its source, whatever the bound of loops."""
        return self.verdict in ("equivalent", "refined") and self.complete

    def __getitem__(self, name: str) -> Pair:
        """The pair whose source or target has the name, with or without `@`."""
        wanted = "@" + name.lstrip("@")
        for pair in self.pairs:
            if wanted in (pair.source, pair.target):
                return pair
        raise KeyError(name)


@dataclass(frozen=True)
class Difference:
    """One of two modules: its class, such as `flags`, where it is, and both spellings."""
    where: str
    a: str
    b: str
    class_: str = ""


@dataclass(frozen=True)
class Diff:
    """The differences between two modules; `likeness` is `identical`, `isomorphic` or `different`."""
    likeness: str
    differences: Tuple[Difference, ...]
    omitted: int

    def __bool__(self) -> bool:
        """Whether there is any, as the status of `diff` says."""
        return bool(self.differences)


@dataclass(frozen=True)
class Settled:
    """The verdict on a symbol that did not come back the same."""
    symbol: str
    verdict: str
    by: str = ""
    reason: str = ""
    counterexample: Optional[Counterexample] = None


@dataclass(frozen=True)
class MLIRSide:
    verdict: str
    message: str = ""


@dataclass(frozen=True)
class FileResult:
    """The verdict of `verify` on a file."""
    path: str
    verdict: str
    message: str
    settled: Tuple[Settled, ...] = ()
    mlir: Optional[MLIRSide] = None
    json: Dict[str, Any] = field(repr=False, compare=False, default_factory=dict)


def pairs_of(records: List[Dict[str, Any]]) -> Tuple[Pair, ...]:
    return tuple(made(Pair, record) for record in records if record["kind"] == "pair")
