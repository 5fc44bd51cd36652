// Constructors and destructors. Several ops add to one list, which is placed
// where the last of them is.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

// CHECK: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }]
// CHECK-SAME: [{ i32, ptr, ptr } { i32 7, ptr @b, ptr null }]
// CHECK: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }]
// CHECK-SAME: [{ i32, ptr, ptr } { i32 1, ptr @a, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @b, ptr @data }]
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@b], priorities = [7 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [@b], priorities = [65535 : i32], data = [@data]
llvm.mlir.global @data(0 : i32) : i32
llvm.func @a() {
  llvm.return
}
llvm.func @b() {
  llvm.return
}
