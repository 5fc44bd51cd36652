// The `llvmx` dialect: what LLVM IR has and the `llvm` dialect does not.

#ifndef PALINDROME_LLVMX_TD
#define PALINDROME_LLVMX_TD

include "mlir/IR/OpBase.td"
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

#endif // PALINDROME_LLVMX_TD
