// The dereferenceable attributes of llvm.load and llvm.inttoptr.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

// CHECK-LABEL: define ptr @f(
llvm.func @f(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  // CHECK: load ptr, {{.*}} !dereferenceable [[BYTES:![0-9]+]]
  %0 = llvm.load %p dereferenceable<bytes = 42> : !llvm.ptr -> !llvm.ptr
  // CHECK: load ptr, {{.*}} !dereferenceable_or_null [[BYTES]]
  %1 = llvm.load %p dereferenceable<bytes = 42, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  // CHECK: inttoptr {{.*}} !dereferenceable [[OTHER:![0-9]+]]
  %2 = llvm.inttoptr %i dereferenceable<bytes = 8> : i64 to !llvm.ptr
  llvm.return %2 : !llvm.ptr
}

// CHECK-DAG: [[BYTES]] = !{i64 42}
// CHECK-DAG: [[OTHER]] = !{i64 8}
