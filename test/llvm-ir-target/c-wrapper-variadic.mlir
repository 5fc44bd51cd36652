// There is no C interface for a variadic function, declared or defined: C cannot
// pass on arguments that have no name.
//
// RUN: split-file %s %t
// RUN: %exits 2 palindrome export --lower %t/declared.mlir 2>&1 | FileCheck %s --check-prefix=DECLARED
// RUN: %exits 2 palindrome export --lower --emit-c-interface %t/defined.mlir 2>&1 | FileCheck %s --check-prefix=DEFINED
// RUN: palindrome export --lower %t/defined.mlir | FileCheck %s --check-prefix=PLAIN

//--- declared.mlir
// DECLARED: declared.mlir:2:1: error: C interface for variadic functions is not supported yet.
func.func private @f(i32) attributes {func.varargs = true, llvm.emit_c_interface}
//--- defined.mlir
// DEFINED: defined.mlir:3:1: error: C interface for variadic functions is not supported yet.
// PLAIN: define void @f(i32 %0, ...)
func.func @f(%x: i32) attributes {func.varargs = true} {
  return
}
