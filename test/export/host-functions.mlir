// OpenMP removes functions of the host from the module of a device: nothing of
// the export may read them afterwards.
// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: palindrome export removed.mlir | FileCheck %s
// RUN: %exits 2 palindrome export used.mlir 2>&1 | FileCheck %s --check-prefix=USED

// CHECK-NOT: @llvm.x
// CHECK: define void @f()
// CHECK-NOT: @llvm.x

// USED: used.mlir:4:3: error: 'llvm.call' op symbol @x is not in this module

//--- removed.mlir
module attributes {omp.is_target_device = true} {
llvm.func @llvm.x() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (to)>}
llvm.func @f() {
  llvm.return
}
}
//--- used.mlir
module attributes {omp.is_target_device = true} {
llvm.func @x() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (to)>}
llvm.func @f() {
  llvm.call @x() : () -> ()
  llvm.return
}
}
