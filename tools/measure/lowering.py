#!/usr/bin/env python3
"""Explains what falls short when MLIR's tests are lowered.

    lowering.py REPORT              a row `count | verdict | whose | cause` for each cause
    lowering.py REPORT --parts      also a row `file:line | verdict | cause` for each part

REPORT is what `palindrome verify --lower --split-input-file --format=json` wrote about
MLIR's tests; the tests are read as well. Every part that is not identical has to match
exactly one rule of RULES. Exit status: 0 if all do, 1 if some do not (they are named), 2 for
wrong usage."""

import collections
import json
import re
import sys

# Whose the cause is.
TEST = "the test's"
STEP = "another step's"
MLIR = "MLIR's"
LLVM = "LLVM IR's"
OURS = "ours"

# The cause of all parts with such a comment; no rule below is for these.
EXPECTED = ("expected-error", "The part is the test of an error, which it gets here or "
            "in the pass that it tests.", TEST)

# Verdict, pattern of the message, cause in a whole sentence, and whose it is.
# For the verdict `different` the pattern is of the classes of the differences. A function that
# the judge of lowerings calls different has none of these, and so no rule explains it.
RULES = [
    # The part cannot be read.
    ("unreadable", r"unregistered dialect|Dialect `\w+' not found",
     "The part uses a dialect that no program registers, or `test`, which is in no package.",
     TEST),
    ("unreadable", r"custom op 'transform\.test_",
     "The part uses ops of MLIR's test extensions of `transform`, which are in no package.",
     TEST),
    ("unreadable", r"'amx\.\w+' op result #0 must be tile|expects different type than prior uses",
     "The part has the spelling of another version; `mlir-opt` 22 rejects it as well.", TEST),
    ("unreadable", r"expected operation name in quotes",
     "The part is not delimited: a brace of it stands in the next one. `mlir-opt` rejects it "
     "as well.", TEST),
    ("unreadable", r"must have a debug location",
     "The part is the test of an error that it names in a RUN line.", TEST),

    # Dialects that are lowered by other steps.
    ("lower-error", r"'(tosa)\.[\w.]+' cannot be lowered: run",
     "The part has ops of `tosa`, which become ops of `linalg` first; the error names the step.",
     STEP),
    ("lower-error", r"'(spirv)\.[\w.]+' cannot be lowered: run|because of '!spirv",
     "The part has ops or types of `spirv`, which has a conversion to `llvm` of its own; the "
     "error names it.", STEP),
    ("lower-error", r"'(gpu|nvgpu|amdgpu|xegpu)\.[\w.]+' cannot be lowered: (run|its kernel)|"
     r"because of '[^']*!(gpu|nvgpu|amdgpu|xegpu)\.",
     "The part has kernels or ops of a GPU, which are compiled for a target first; the error "
     "names the step.", STEP),
    ("lower-error", r"'sparse_tensor\.[\w.]+' cannot be lowered: run|"
     r"because of '[^']*#?sparse_tensor",
     "The part has ops of `sparse_tensor`, or passes sparse tensors between functions: the "
     "sparsifier decides how. The error names it.", STEP),
    ("lower-error", r"'arm_sme\.[\w.]+' cannot be lowered: run",
     "The part has ops of `arm_sme`, for which tiles are allocated first; the error names the "
     "step.", STEP),
    ("lower-error", r"'(async|shape|shard|ml_program|quant|pdl|emitc)\.[\w.]+' cannot be lowered: run|"
     r"because of '[^']*!(async|shape|shard|ml_program|quant|pdl|emitc)\.",
     "The part has ops or types of `async`, `shape`, `shard`, `ml_program`, `quant`, `pdl` or "
     "`emitc`; the error names the step that each needs.", STEP),
    ("lower-error", r"'transform\.[\w.]+' cannot be lowered: run",
     "The part has ops of `transform` outside of a schedule that the interpreter starts with.",
     STEP),
    ("export-error", r"unsupported GPU operation|Couldn't find the binary|holding the kernel",
     "The part has GPU kernels or ops of the host, which are compiled for a target first.",
     STEP),
    ("export-error", r"'acc\.\w+' op Data operand must be legalized",
     "The part has ops of `acc` on memrefs: no pass of MLIR converts its operands.", MLIR),

    # What a schedule of the part does.
    ("lower-error", r"unresolved external named sequence",
     "The schedule calls sequences of another file, which the test names in a RUN line.", TEST),
    ("lower-error", r"'bufferization\.to_tensor' op to_tensor ops without `restrict`",
     "The schedule bufferizes a part of the module, after which MLIR's bufferization refuses "
     "the rest.", MLIR),

    # Types.
    ("lower-error", r"has no type for '[^']*\[\d+\]|'cf\.br' that was explicitly marked illegal",
     "The part has vectors with a scalable dimension before the last one (`vector<[4]x[4]xf32>`): "
     "LLVM IR has arrays of scalable vectors, but no scalable number of vectors.", LLVM),
    ("lower-error", r"has no type for 'vector<1xtf32>'",
     "The part has `tf32`, which LLVM IR does not have.", LLVM),
    ("lower-error", r"has no type for '!llvm\.struct<\"foo\"",
     "The part has named structs with an `index` that contain themselves, or whose converted "
     "name is taken; MLIR's conversion of types refuses both.", MLIR),
    ("lower-error", r"vectors are not bigger than 2\^17 bits",
     "The part has vectors of more than 2^17 bits, which the intrinsic for scalable vectors "
     "does not take.", MLIR),
    ("lower-error", r"'math\.\w+' cannot be lowered: the C library has no function",
     "The part has `expm1` or `log1p` of scalable vectors: neither LLVM IR nor the C library has "
     "these, and MLIR's formulas lose digits.", LLVM),
    ("lower-error", r"'vector\.transfer_read' cannot be lowered: MLIR does not express",
     "The part has a masked `vector.transfer_read` of a kind that no pass of MLIR takes.", MLIR),
    ("lower-error", r"different number of (scalable dims|elements) at source",
     "`convert-vector-to-llvm` drops the scalable dimension of a `vector.shape_cast`.", MLIR),

    # Memory.
    ("lower-error", r"the memory space of '[^']*' is no number|"
     r"conversion of memref memory space .* failed",
     "The part has memrefs in spaces of `spirv`, `gpu` or others that are no numbers; which "
     "number they are depends on the target, and no pass of MLIR replaces them.", MLIR),
    ("lower-error", r"'memref\.dma_start' cannot be lowered",
     "The part has `memref.dma_start`, which no pass of MLIR converts.", MLIR),
    ("lower-error", r"'memref\.alloc' cannot be lowered: no pass",
     "`memref.alloc` of a memref whose strides are operands has no conversion.", MLIR),
    ("lower-error", r"it was made of 'memref\.generic_atomic_rmw'|"
     r"result not defined in region; 'memref\.generic_atomic_rmw'",
     "`memref.generic_atomic_rmw` becomes a `cmpxchg`, for which MLIR does not convert floats, "
     "nor a value that the region does not compute.", MLIR),
    ("lower-error", r"bufferization\.clone' that was explicitly marked illegal",
     "`bufferization.clone` between memrefs of other layouts has no conversion.", MLIR),

    # Tensors.
    ("lower-error", r"'linalg\.(un)?pack' cannot be lowered: MLIR does not express",
     "The part packs with tiles whose sizes are operands: MLIR's `lowerPack` takes constants.",
     MLIR),
    ("lower-error", r"does not match the inferred type .*'linalg\.pack'",
     "`linalg.pack` with a size that is both known and not: MLIR's `lowerPack` makes an op that "
     "MLIR's verifier rejects.", MLIR),
    ("lower-error", r"it was made of 'linalg\.softmax'",
     "`linalg.softmax` of memrefs, or of tensors whose sizes are known in part: MLIR's "
     "decomposition makes ops that its verifier rejects.", MLIR),
    ("lower-error", r"Only structured control-flow loops are supported",
     "MLIR's buffer deallocation refuses tensors in loops of blocks.", MLIR),
    ("lower-error", r"op was not bufferized",
     "MLIR's bufferization does not take the op on tensors: `math` on unranked ones, indirect "
     "calls.", MLIR),
    ("lower-error", r"ops with unknown memory side effects",
     "MLIR's buffer deallocation refuses ops without an interface for their effects.", MLIR),
    ("lower-error", r"type mismatch for bb argument",
     "MLIR's bufferization of a branch leaves a tensor as an argument of a block.", MLIR),
    ("lower-error", r"it was made of 'tensor\.expand_shape'",
     "The part has a `tensor.expand_shape` whose sizes contradict its type; the verifier of "
     "`memref.expand_shape` notices.", TEST),

    # Single ops and types.
    ("lower-error", r"'vector\.contract' cannot be lowered: no pass",
     "The part has contractions of floats with a sum of integers, which MLIR's verifier accepts "
     "and which have no meaning.", TEST),
    ("lower-error", r"'vector\.scan' cannot be lowered",
     "The part has a `vector.scan` along a scalable dimension, which MLIR's pattern does not "
     "take.", MLIR),
    ("lower-error", r"vector\.mask' op expects only one operation",
     "The part has a `vector.mask` without an op to mask, to which a conversion adds one.", MLIR),
    ("lower-error", r"'arith\.(trunci|extui)' op operand type 'i64' and result type 'i64'",
     "`convert-arith-to-apfloat` makes an invalid cast for `f64`.", MLIR),
    ("lower-error", r"'builtin\.unrealized_conversion_cast' cannot be lowered",
     "The part tests what becomes of casts that no conversion explains.", TEST),
    ("lower-error", r"external functions must have 'external' or 'extern_weak' linkage",
     "The part declares a function with weak linkage that gets a C wrapper; MLIR's pass makes "
     "a declaration that its verifier rejects.", MLIR),
    ("lower-error", r"'llvm\.return' op (expected no operands|mismatching result types)",
     "The part has an `llvm.return` in a `func.func`, or a schedule that converts a body and "
     "leaves its function.", TEST),

    ("lower-error", r"it becomes a call of (the C library's|@\w+, which the module defines)",
     "The part defines functions with names of the C library that are others; MLIR's passes "
     "would call them for ops of `math`.", TEST),

    # The export.
    ("export-error", r"is not registered; load it",
     "The part has an attribute of a dialect that is not registered.", TEST),
    ("export-error", r"'builtin\.module' op has no translation",
     "The part is a module within a module, which has no translation.", LLVM),
    ("export-error", r"local linkage must have default visibility",
     "LLVM IR requires the default visibility of private symbols; MLIR's verifier does not.",
     LLVM),
    ("export-error", r"LLVM's type spirv\.Image has no zero",
     "LLVM IR has no zero of this target type; MLIR's verifier accepts one.", LLVM),
    ("export-error", r"intrinsic call returns",
     "The part calls an intrinsic with a result of another type, which MLIR's verifier does not "
     "look at.", TEST),

    # LLVM's verifier.
    ("invalid", r"verifier: llvm\.lifetime\.start/end can only be used on alloca",
     "LLVM IR has lifetimes of stack memory alone; MLIR's verifier accepts any pointer.", LLVM),
    ("invalid", r"must have first-class types",
     "LLVM IR has no parameters of opaque structs; MLIR's verifier accepts them.", LLVM),
    ("invalid", r"llvm intrinsics cannot be defined",
     "The part defines functions with names that LLVM reserves.", TEST),
    ("invalid", r"scope points into the type hierarchy",
     "The part has locations whose scope is no scope of code.", TEST),
    ("invalid", r"'inalloca', 'preallocated', 'inreg'",
     "The part has attributes of a parameter that exclude each other.", TEST),
    ("invalid", r"va_start called in a non-varargs function",
     "The part has `llvm.intr.vastart` in a function without variadic arguments.", TEST),
    ("invalid", r"immarg operand has non-immediate parameter",
     "The part has an argument where the intrinsic requires a constant.", TEST),
    ("invalid", r"Filter operand is not an array of constants",
     "LLVM IR has filters that are lists of type infos; MLIR's verifier accepts any array.",
     LLVM),

    # MLIR's passes.
    ("crash", r"translation of 'nvvm\.mma\.sp",
     "MLIR's translation of `nvvm.mma.sp` crashes where it finds no intrinsic "
     "(`corpus/upstream/dialects/nvvm/sparse-mma.mlir`).", MLIR),
    ("crash", r"in expand-strided-metadata at 'memref\.subview'",
     "`expand-strided-metadata` crashes, or takes all memory "
     "(`corpus/upstream/mlir-passes/subview-unit-stride.mlir`).", MLIR),
    ("crash", r"out of memory (?!in expand-strided-metadata)|in convert-(vector|index)-to-llvm",
     "The part has vectors of many thousand elements, which `convert-vector-to-llvm` takes apart "
     "one by one; 4 GB do not suffice for what it makes, or for what follows.", MLIR),
    ("timeout", r"",
     "The part has vectors of many thousand elements, which passes such as "
     "`convert-vector-to-llvm` take apart one by one; 30 seconds do not suffice.", MLIR),

    # What does not come back.
    ("different", r"mlir-parameter-attribute:llvm\.struct_attrs",
     "`llvm.struct_attrs` are attributes of the parts of a struct that is passed; LLVM IR has "
     "attributes of the whole alone. The export warns.", LLVM),
    ("different", r"mlir-discardable-attribute:llvm\.intel_reqd_sub_group_size",
     "`llvm.intel_reqd_sub_group_size` is a name that the dialect does not know (its attribute "
     "has no prefix). The export warns.", TEST),
    ("different", r"mlir-parameter-attribute:llvm\.workgroup_attribution",
     "`llvm.workgroup_attribution` is the size of a GPU's buffer, which the conversion to "
     "SPIR-V or a target reads; LLVM IR has no place for it. The export warns.", LLVM),
    ("different", r"mlir-attribute-changed:fastmathFlags",
     "A call that returns an integer has fast-math flags, which LLVM IR has on calls that "
     "return floats alone. The export warns.", LLVM),
    ("different", r"mlir-attribute-changed:flags",
     "A profile of the call graph names functions that the module does not have; LLVM IR has "
     "null there. The export warns.", TEST),
    ("different", r"mlir-modelled-became-carried:llvm\.alloca",
     "`llvm.alloca` of `vector<[4] x !llvm.ppc_fp128>`: the type is none of the `llvm` dialect, "
     "whose verifier does not look at it here. It comes back from the table of types.", MLIR),
]


def part_of(path):
    """The text of the file or of the part of a file that `path` names."""
    name, _, line = path.rpartition(":")
    if not line.isdigit():
        with open(path) as file:
            return file.read()
    with open(name) as file:
        lines = file.read().split("\n")[int(line) - 1:]
    end = next((i for i, text in enumerate(lines)
                if text.rstrip().endswith("// -----")), len(lines))
    return "\n".join(lines[:end])


def causes_of(result):
    """The pairs of cause and owner that match `result`; it has to be one."""
    if EXPECTED[0] in part_of(result["path"]):
        return [EXPECTED[1:]]
    text = result.get("message", "")
    if result["verdict"] == "different":
        text = "; ".join(d["class"] for d in result.get("mlir", {}).get("differences", []))
    return [(cause, owner) for verdict, pattern, cause, owner in RULES
            if re.fullmatch(verdict, result["verdict"]) and re.search(pattern, text)]


def main():
    options = [a for a in sys.argv[1:] if a.startswith("--")]
    files = [a for a in sys.argv[1:] if not a.startswith("--")]
    if len(files) != 1 or set(options) - {"--parts"}:
        print(__doc__, file=sys.stderr)
        return 2
    counts, parts, unexplained = collections.Counter(), [], 0
    verdicts = collections.Counter()
    with open(files[0]) as report:
        results = [json.loads(line) for line in report]
    for result in results:
        if result["kind"] != "file":
            continue
        verdicts[result["verdict"]] += 1
        if result["verdict"] == "identical":
            continue
        found = causes_of(result)
        if len(found) != 1:
            unexplained += 1
            reason = "no cause" if not found else f"{len(found)} causes"
            print(f"{result['path']}: {reason}: {result['verdict']}: {result['message']}",
                  file=sys.stderr)
            continue
        cause, owner = found[0]
        counts[result["verdict"], owner, cause] += 1
        parts.append((result["path"], result["verdict"], cause))
    for (verdict, owner, cause), count in sorted(
            counts.items(), key=lambda item: (-item[1], item[0])):
        print(f"{count} | {verdict} | {owner} | {cause}")
    if "--parts" in options:
        print()
        for path, verdict, cause in parts:
            print(f"{path} | {verdict} | {cause}")
    print(file=sys.stderr)
    print(", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common()),
          file=sys.stderr)
    owners = collections.Counter()
    for (_, owner, _), count in counts.items():
        owners[owner] += count
    print(", ".join(f"{count} {owner}" for owner, count in owners.most_common())
          + f", {unexplained} not explained", file=sys.stderr)
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
