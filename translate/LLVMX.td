// The `llvmx` dialect: the constructs of LLVM IR that the `llvm` dialect has no
// form for.

#ifndef PALINDROME_LLVMX_TD
#define PALINDROME_LLVMX_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def LLVMX_Dialect : Dialect {
  let name = "llvmx";
  let cppNamespace = "::palindrome::llvmx";
  let summary = "LLVM IR constructs without an op in the llvm dialect";
  let description = [{
    Discardable attributes with this dialect's prefix carry what an `llvm` op
    does not represent (docs/carried.md). The ops are for constructs without an
    `llvm` op. They print in MLIR's generic form, which a tool that does not
    know them parses too if it allows unregistered dialects.
  }];
}

def LLVMX_ConstantOp : Op<LLVMX_Dialect, "constant", [Pure]> {
  let summary = "A constant that the llvm dialect has no form for";
  let description = [{
    `code` is the constant code (docs/carried.md), for example of a `ptrauth` or
    a `no_cfi` constant.

    ```mlir
    %0 = "llvmx.constant"() <{code = ["no_cfi", @f]}> : () -> !llvm.ptr
    ```
  }];
  let arguments = (ins AnyAttr:$code);
  let results = (outs AnyType:$result);
}

// The description that the two ops below share. Each represents an instruction
// by its opcode, its operands in LLVM's order, and the remaining details.
defvar instructionDescription = [{
    `opcode` is LLVM's name of the instruction. The operands are the SSA values
    among the instruction's operands, in LLVM's order; `details` has the rest:
    types, flags and orderings, and the signature and bundles of a call
    (import/body/Fallback.cpp writes them for each opcode). Attributes, metadata and
    names are carried beside it as for any op.
}];

def LLVMX_InstructionOp : Op<LLVMX_Dialect, "instruction", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "An instruction that the llvm dialect has no form for";
  let description = instructionDescription # [{

    What passes may assume follows from the opcode (LLVMXEffects.cpp):

    | opcode | effects | inlined |
    | --- | --- | --- |
    | arithmetic, comparisons, casts, `select`, `freeze`, `getelementptr`, parts of vectors and aggregates | none: erased when unused, merged when equal. Speculatable but for divisions | yes |
    | `load`, `store` | reads; writes. Both when volatile, or ordered more strongly than `unordered` | yes |
    | `atomicrmw`, `cmpxchg` | reads and writes | yes |
    | `alloca` | allocates its result: erased when unused, never merged | no: its memory would live until the caller returns |
    | `call` | those of the call's own `memory` attribute, else reads and writes | no: `musttail`, bundles and tokens are tied to their function |
    | pads, any other | reads and writes: stay where they are | no: a pad refers to its parent pad in the same function |

    A call reads and writes, regardless of its `memory` attribute, if it may
    unwind or not return (no `nounwind` or no `willreturn`), if it must not be
    merged or moved (`convergent`, `nomerge`, `noduplicate`, `returns_twice`,
    `strictfp`, an asm with side effects, a tail call marker, bundles), or if it
    takes or produces a token. The attributes of the callee do not count, since
    looking up a symbol takes linear time.

    A call is not a CallOpInterface: its callee is an operand
    (`llvm.mlir.addressof`), which keeps the function from `--symbol-dce`, and
    the inliner leaves the call as it is.

    ```mlir
    %0 = "llvmx.instruction"(%p) <{opcode = "ptrtoaddr", details = {}}> :
        (!llvm.ptr) -> i64
    ```
  }];
  let arguments = (ins StrAttr:$opcode, Variadic<AnyType>:$arguments,
                       DictionaryAttr:$details);
  let results = (outs Optional<AnyType>:$result);
}

def LLVMX_TerminatorOp : Op<LLVMX_Dialect, "terminator", [
    Terminator, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A terminator that the llvm dialect has no form for";
  let description = instructionDescription # [{

    Successors are in LLVM's order, each with the operands for its block's
    arguments, which passes may drop when the argument is unused. The op does
    not say which successor is taken, so that no pass removes one. A `br` and a
    `switch` have no effects, and are inlined with their function; all others
    read and write, and keep their function from being inlined (they leave it,
    or belong to a pad).

    ```mlir
    "llvmx.terminator"(%pad)[^bb2] <{opcode = "catchret", ...}> :
        (!llvm.token) -> ()
    ```
  }];
  let arguments = (ins StrAttr:$opcode, Variadic<AnyType>:$arguments,
                       VariadicOfVariadic<AnyType, "successor_segments">
                         :$successor_operands,
                       DenseI32ArrayAttr:$successor_segments,
                       DictionaryAttr:$details);
  let results = (outs Optional<AnyType>:$result);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
}

def LLVMX_BridgeOp : Op<LLVMX_Dialect, "bridge", [NoTerminator]> {
  let summary = "Represents a module while upstream's exporter runs";
  let description = [{
    Never part of a program: the only op of the module that our exporter hands
    to upstream's, whose translation of it is our export (export/body/Bridge.h).
  }];
  let regions = (region AnyRegion:$body);
}

#endif // PALINDROME_LLVMX_TD
