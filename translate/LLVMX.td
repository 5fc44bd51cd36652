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
  }];
}

def LLVMX_ConstantOp : Op<LLVMX_Dialect, "constant", [Pure]> {
  let summary = "A constant that the llvm dialect has no form for";
  let description = [{
    Holds the constant's code (docs/design.md): `ptrauth` and `no_cfi`
    constants, for example.

    ```mlir
    %0 = llvmx.constant(["no_cfi", @f]) : !llvm.ptr
    ```
  }];
  let arguments = (ins AnyAttr:$code);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`(` $code `)` attr-dict `:` type($result)";
}

// What the two ops below share: an instruction given by its opcode, its operands
// in LLVM's order, and what else decides how it is made.
defvar instructionDescription = [{
    `opcode` is LLVM's name of the instruction. The operands are the SSA values
    among the instruction's operands, in LLVM's order; `details` says the rest:
    types, flags and orderings, a call's callee and bundles, the places of
    metadata operands (docs/design.md lists them by opcode). Attributes, metadata
    and names are carried beside it as for any op.
}];

def LLVMX_InstructionOp : Op<LLVMX_Dialect, "instruction"> {
  let summary = "An instruction that the llvm dialect has no form for";
  let description = instructionDescription # [{

    Nothing is known of its effects: passes leave it where it is.

    ```mlir
    %0 = llvmx.instruction "ptrtoaddr"(%p) {} : (!llvm.ptr) -> i64
    ```
  }];
  let arguments = (ins StrAttr:$opcode, Variadic<AnyType>:$arguments,
                       DictionaryAttr:$details);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = [{
    $opcode `(` $arguments `)` $details attr-dict-with-keyword `:`
    functional-type($arguments, $result)
  }];
}

def LLVMX_TerminatorOp : Op<LLVMX_Dialect, "terminator", [
    Terminator, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let summary = "A terminator that the llvm dialect has no form for";
  let description = instructionDescription # [{

    Successors are in LLVM's order, each with the operands for its block's
    arguments.

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

#endif // PALINDROME_LLVMX_TD
