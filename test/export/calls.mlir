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

// An llvm.invoke has the type of its own operands and result, unless it calls a
// variadic function for which these are enough.
// CHECK-LABEL: define i32 @g()
llvm.func @personality(...) -> i32
llvm.func @variadic(i32, ...) -> i32
llvm.func @g() -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  // CHECK: invoke i32 (i32, ...) @variadic(i32 1, i32 1)
  %1 = llvm.invoke @variadic(%0, %0) to ^bb1 unwind ^bb3 : (i32, i32) -> i32
^bb1:
  // CHECK: invoke void @variadic(i32 1)
  llvm.invoke @variadic(%0) to ^bb2 unwind ^bb3 : (i32) -> ()
^bb2:
  llvm.return %1 : i32
^bb3:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// A declaration with another name than its types require is not called.
// CHECK: call i32 @llvm.smax.i32(
llvm.func @llvm.smax.f32(i32, i32) -> i32
llvm.func @h(%x: i32) -> i32 {
  %0 = llvm.call_intrinsic "llvm.smax.f32"(%x, %x) : (i32, i32) -> i32
  llvm.return %0 : i32
}
