#!/usr/bin/env python3
"""lowering.py REPORT: counts why parts of MLIR's tests fall short in a lowering.

REPORT is what `palindrome verify --lower --split-input-file --format=json`
wrote about MLIR's tests. Each part that does not come back counts once: first
if it is the test of an error, then by its verdict and its message. Prints a row
`count | verdict | cause` for each cause, the most frequent first."""

import collections
import json
import re
import sys

# The first pattern that matches a message is its cause.
CAUSES = [
    (r"unregistered|[Dd]ialect `", "uses a dialect that is not registered, such as `test`"),
    (r"cannot be lowered: (because of .* )?run ", "a dialect that another step has to lower first; the error names the step"),
    (r"has no type for", "a type that the `llvm` dialect does not have, mostly a scalable vector whose last dimension is not the only scalable one"),
    (r"memory space|'llvm.call' op operand type mismatch", "a memory space that MLIR's passes do not take"),
    (r"'vector\.", "an op on vectors of several dimensions that no pass of MLIR converts"),
    (r"does not express", "a pack or a scan of a form that MLIR's functions do not take"),
    (r"was not bufferized|One-Shot|bufferiz|equivalent|control-flow loops|yield|unknown memory", "MLIR's bufferization refuses the op"),
    (r"unrealized_conversion_cast", "MLIR's passes leave a cast between different types"),
    (r"acc\.|GPU operation|gpu\.|holding the kernel|builtin.module", "`gpu`, `acc` or a module within a module, which MLIR's translation does not take either"),
    (r"is not registered", "an attribute of a dialect that is not registered"),
    (r"LLVM verifier", "MLIR's verifier takes it, LLVM's does not"),
    (r"SIGSEGV|no result|out of memory", "a pass or a translation of MLIR crashes or takes too long"),
]


def part_of(path):
    """The text of the file or of the part of a file that `path` names."""
    name, _, line = path.rpartition(":")
    if not line.isdigit():
        return open(path).read()
    lines = open(name).read().split("\n")[int(line) - 1:]
    end = next((i for i, text in enumerate(lines)
                if text.rstrip().endswith("// -----")), len(lines))
    return "\n".join(lines[:end])


def cause_of(result):
    if "expected-error" in part_of(result["path"]):
        return "is the test of an error"
    if result["verdict"] == "different":
        return "; ".join(d["class"] for d in result["mlir"]["differences"])
    for pattern, cause in CAUSES:
        if re.search(pattern, result["message"]):
            return cause
    return "other"


counts = collections.Counter()
examples = {}
for line in open(sys.argv[1]):
    result = json.loads(line)
    if result["kind"] == "file" and result["verdict"] != "identical":
        key = result["verdict"], cause_of(result)
        counts[key] += 1
        examples.setdefault(key, []).append((result["path"], result["message"]))
for (verdict, cause), count in counts.most_common():
    print(f"{count} | {verdict} | {cause}")
if "--examples" in sys.argv[2:]:
    for key, found in examples.items():
        print(f"\n{key}:", *(f"  {p}: {m}" for p, m in found), sep="\n")
