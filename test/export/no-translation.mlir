// Modules that MLIR's verifier accepts and LLVM IR cannot express are errors.
// RUN: split-file %s %t
// RUN: not palindrome export %t/alloca.mlir 2>&1 | FileCheck %s --check-prefix=ALLOCA
// RUN: not palindrome export %t/gep.mlir 2>&1 | FileCheck %s --check-prefix=GEP
// RUN: not palindrome export %t/argument.mlir 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not palindrome export %t/outside.mlir 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not palindrome export %t/bridged.mlir 2>&1 | FileCheck %s --check-prefix=BRIDGED
// RUN: not palindrome export %t/predicate.mlir 2>&1 | FileCheck %s --check-prefix=PREDICATE
// RUN: not palindrome export %t/nul.mlir 2>&1 | FileCheck %s --check-prefix=NUL
// RUN: not palindrome export %t/hidden.mlir 2>&1 | FileCheck %s --check-prefix=HIDDEN
// RUN: not palindrome export %t/list.mlir 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not palindrome export %t/triple.mlir 2>&1 | FileCheck %s --check-prefix=TRIPLE
// RUN: not palindrome export %t/nested.mlir 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: not palindrome export %t/triple-bridged.mlir 2>&1 | FileCheck %s --check-prefix=TRIPLE

//--- alloca.mlir
llvm.func @f(%n : i32) {
  // ALLOCA: :3:8: error: 'llvm.alloca' op the element type '!llvm.func<void ()>' has no size in LLVM IR
  %p = llvm.alloca %n x !llvm.func<void ()> : (i32) -> !llvm.ptr
  llvm.return
}

//--- gep.mlir
llvm.func @f(%p : !llvm.ptr) {
  // GEP: :3:8: error: 'llvm.getelementptr' op the element type 'tf32' has no size in LLVM IR
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, tf32
  llvm.return
}

//--- argument.mlir
// ARGUMENT: error: 'llvm.func' op a block argument of type '!llvm.func<void ()>' has no form in LLVM IR
llvm.func @f() {
  llvm.return
^bb1(%x : !llvm.func<void ()>):
  llvm.unreachable
}

//--- nested.mlir
module {
  // NESTED: nested.mlir:3:3: error: 'builtin.module' op has no translation to LLVM IR within another module; export it by itself
  module @inner {
    llvm.func @f()
  }
}

//--- outside.mlir
// OUTSIDE: error: 'nvvm.barrier0' op cannot be exported outside of a function
nvvm.barrier0

//--- bridged.mlir
// BRIDGED: error: 'omp.barrier' op cannot be exported outside of a function
omp.barrier

//--- predicate.mlir
llvm.func @f(%p : !llvm.ptr<3>, %n : i32, %c : i1) {
  // PREDICATE: :3:3: error: 'nvvm.mbarrier.init' op has no intrinsic with a predicate; lower it by --convert-nvvm-to-llvm first
  nvvm.mbarrier.init %p, %n, predicate = %c : !llvm.ptr<3>, i32, i1
  llvm.return
}

//--- nul.mlir
// NUL: error: 'llvm.func' op a name in LLVM IR may not contain a NUL
llvm.func @"a\00b"()

//--- hidden.mlir
// HIDDEN: error: 'llvm.mlir.global' op a symbol with local linkage must have default visibility
llvm.mlir.global internal hidden @g(5 : i32) : i32

//--- list.mlir
// LIST: list.mlir:2:1: error:
llvm.mlir.global external @g(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>) : f16

//--- triple.mlir
// TRIPLE: error: expected a string as target triple
module attributes {llvm.target_triple = 1 : i32} {
}

//--- triple-bridged.mlir
module attributes {llvm.target_triple = 1 : i32} {
  llvm.func @f() {
    omp.barrier
    llvm.return
  }
}
