// The `llvmx` dialect: what LLVM IR has and the `llvm` dialect does not.

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
    cannot say (translate/Carrier.h); ops are for what has no `llvm` op at all.
    They print in MLIR's generic form, which a tool that does not know them
    parses too, when it allows unregistered dialects.
  }];
}

def LLVMX_ConstantOp : Op<LLVMX_Dialect, "constant", [Pure]> {
  let summary = "A constant that the llvm dialect has no form for";
  let description = [{
    Holds the constant's code (docs/carried.md): `ptrauth` and `no_cfi`
    constants, for example.

    ```mlir
    %0 = "llvmx.constant"() <{code = ["no_cfi", @f]}> : () -> !llvm.ptr
    ```
  }];
  let arguments = (ins AnyAttr:$code);
  let results = (outs AnyType:$result);
}

// What the two ops below share: an instruction given by its opcode, its operands
// in LLVM's order, and what else decides how it is made.
defvar instructionDescription = [{
    `opcode` is LLVM's name of the instruction. The operands are the SSA values
    among the instruction's operands, in LLVM's order; `details` says the rest:
    types, flags and orderings, a call's callee and bundles, the places of
    metadata operands (docs/carried.md lists them by opcode). Attributes, metadata
    and names are carried beside it as for any op.
}];

def LLVMX_InstructionOp : Op<LLVMX_Dialect, "instruction", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "An instruction that the llvm dialect has no form for";
  let description = instructionDescription # [{

    What passes may assume follows from the opcode (LLVMXEffects.cpp):

    | opcode | effects | inlined |
    | --- | --- | --- |
    | casts, `ptrtoaddr`, `getelementptr`, `shufflevector` | none, speculatable: erased when unused, merged when equal | yes |
    | `load`, `store` | reads; writes. Both when volatile, or ordered more strongly than `unordered` | yes |
    | `atomicrmw`, `cmpxchg` | reads and writes | yes |
    | `alloca` | allocates its result: erased when unused, never merged | no: its memory would live until the caller returns |
    | `call` | those of the call's own `memory` attribute, else reads and writes | no: `musttail`, bundles and tokens mean something in their function only |
    | pads, any other | reads and writes: stay where they are | no: a pad names the pad of its function that it is within |

    A call reads and writes whatever it says when it may unwind or not return
    (no `nounwind` or no `willreturn`), when it may not be merged or moved
    (`convergent`, `nomerge`, `noduplicate`, `returns_twice`, `strictfp`, an asm
    with side effects, a tail call marker, bundles), or when a token goes in or
    out. The callee's attributes are not looked up, since finding a symbol takes
    linear time.

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
    arguments, which passes may drop when the argument is unused. Which successor
    is taken is never known in advance: none is removed. A `switch` has no
    effects, and is inlined with its function; all others read and write, and
    keep their function from being inlined (they unwind, or belong to a pad).

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
  let summary = "Stands for a module while upstream's exporter runs";
  let description = [{
    Never part of a program: the only op of the module that the exporter gives
    to upstream's, which comes back through it (export/Bridge.h).
  }];
  let regions = (region AnyRegion:$body);
}

#endif // PALINDROME_LLVMX_TD
