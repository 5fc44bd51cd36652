// Function types: each kind of parameter and of result.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs 45 %s --entry=entry 5

// No result is the result void.
//
// MLIR: llvm.func @nothing()
// LLVM: declare void @nothing()
func.func private @nothing() -> ()

// MLIR: llvm.func @one(i32) -> i64
// LLVM: declare i64 @one(i32)
func.func private @one(i32) -> i64

// MLIR: llvm.func @two(i32, f32) -> i64
// LLVM: declare i64 @two(i32, float)
func.func private @two(i32, f32) -> i64

// Several results are one struct.
//
// MLIR: llvm.func @results(i32, f32) -> !llvm.struct<(i64, f64)>
// LLVM: declare { i64, double } @results(i32, float)
func.func private @results(i32, f32) -> (i64, f64)

// Functions as values are pointers, at any depth.
//
// MLIR: llvm.func @functions(!llvm.ptr) -> !llvm.ptr
// LLVM: declare ptr @functions(ptr)
func.func private @functions(() -> ()) -> (() -> ())

// MLIR: llvm.func @nested(!llvm.ptr)
// LLVM: declare void @nested(ptr)
func.func private @nested(((i32) -> i64) -> ()) -> ()

// The fields of a memref are parameters of their own.
//
// MLIR: llvm.func @memref(!llvm.ptr, !llvm.ptr, i64)
// LLVM: declare void @memref(ptr, ptr, i64)
func.func private @memref(memref<f32>) -> ()

// MLIR: llvm.func @mixed(!llvm.ptr, !llvm.ptr, i64, f32)
// LLVM: declare void @mixed(ptr, ptr, i64, float)
func.func private @mixed(memref<f32>, f32) -> ()

// For n dimensions there are 2n + 1 integers.
//
// MLIR: llvm.func @twoDimensions(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64)
// LLVM: declare void @twoDimensions(ptr, ptr, i64, i64, i64, i64, i64)
func.func private @twoDimensions(memref<?x?xf32>) -> ()

// MLIR: llvm.func @unranked(i64, !llvm.ptr)
// LLVM: declare void @unranked(i64, ptr)
func.func private @unranked(memref<*xf32>) -> ()

// As a result a memref is its descriptor, and several are a struct of them.
//
// MLIR: llvm.func @result() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM: declare { ptr, ptr, i64, [1 x i64], [1 x i64] } @result()
func.func private @result() -> memref<?xf32>

// MLIR: llvm.func @memrefs() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>, i32)>
// LLVM: declare { { ptr, ptr, i64 }, { ptr, ptr, i64 }, i32 } @memrefs()
func.func private @memrefs() -> (memref<f32>, memref<f64>, i32)

// MLIR: llvm.func @variadic(i32, ...)
// LLVM: declare void @variadic(i32, ...)
func.func private @variadic(i32) attributes {func.varargs = true}

// A function that is passed to another and called there.
//
// MLIR-LABEL: llvm.func @twice(
// MLIR: llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
// LLVM-LABEL: define i32 @twice(ptr %0, i32 %1)
// LLVM: call i32 %0(i32 %1)
func.func @twice(%f: (i32) -> i32, %x: i32) -> i32 {
  %y = call_indirect %f(%x) : (i32) -> i32
  %z = call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}

func.func @triple(%x: i32) -> i32 {
  %three = arith.constant 3 : i32
  %y = arith.muli %x, %three : i32
  return %y : i32
}

// MLIR-LABEL: llvm.func @entry(
// MLIR: llvm.mlir.addressof @triple : !llvm.ptr
// LLVM-LABEL: define i32 @entry(
// LLVM: call i32 @twice(ptr @triple, i32 %0)
func.func @entry(%x: i32) -> i32 {
  %f = constant @triple : (i32) -> i32
  %y = call @twice(%f, %x) : ((i32) -> i32, i32) -> i32
  return %y : i32
}
