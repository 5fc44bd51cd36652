// Calls of an ifunc and of an alias, and intrinsics whose optional operands are
// absent.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

llvm.mlir.ifunc external @ifunc : !llvm.func<i32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @resolver : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK-LABEL: define <4 x float> @f(
llvm.func @f(%x: i32, %p: !llvm.ptr, %mask: vector<4xi1>) -> vector<4xf32> {
  // CHECK: call i32 @ifunc(i32 %0)
  %0 = llvm.call @ifunc(%x) : (i32) -> i32
  // CHECK: call ptr @alias()
  %1 = llvm.mlir.addressof @alias : !llvm.ptr
  %2 = llvm.call %1() : !llvm.ptr, () -> !llvm.ptr
  // CHECK: call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %1, <4 x i1> %2, <4 x float> poison)
  %3 = llvm.intr.masked.load %p, %mask {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.return %3 : vector<4xf32>
}
