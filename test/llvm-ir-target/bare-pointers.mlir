// The convention of bare pointers: a memref whose sizes and strides are constants
// is one pointer where functions are called. Elsewhere it has its descriptor.
//
// RUN: %lowered %s --use-bare-ptr-memref-call-conv > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs 6.5 --use-bare-ptr-memref-call-conv %s --entry=entry 6.5

// Both pointers are the same, and the other fields are the type's.
//
// MLIR-LABEL: llvm.func @middle(
// MLIR-SAME: %[[P:.*]]: !llvm.ptr) -> f32
// MLIR: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// MLIR: %[[D1:.*]] = llvm.insertvalue %[[P]], %[[D0]][0]
// MLIR: %[[D2:.*]] = llvm.insertvalue %[[P]], %[[D1]][1]
// MLIR: %[[ZERO:.*]] = llvm.mlir.constant(0 : index)
// MLIR: llvm.insertvalue %[[ZERO]], %[[D2]][2]
// MLIR: %[[THREE:.*]] = llvm.mlir.constant(3 : index)
// MLIR: llvm.insertvalue %[[THREE]], %{{.*}}[3, 0]
// MLIR: %[[FIVE:.*]] = llvm.mlir.constant(5 : index)
// MLIR: llvm.insertvalue %[[FIVE]], %{{.*}}[4, 0]
// LLVM-LABEL: define float @middle(ptr %0)
// LLVM: insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// LLVM: insertvalue {{.*}}, ptr %0, 1
// LLVM: insertvalue {{.*}}, i64 5, 4, 0
func.func @middle(%m: memref<3x5xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c1, %c2] : memref<3x5xf32>
  return %x : f32
}

// A result is a bare pointer, too.
//
// LLVM-LABEL: define ptr @fill(ptr %0, float %1)
func.func @fill(%m: memref<3x5xf32>, %x: f32) -> memref<3x5xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %x, %m[%c1, %c2] : memref<3x5xf32>
  return %m : memref<3x5xf32>
}

// A call passes the aligned pointer.
//
// MLIR-LABEL: llvm.func @entry(
// MLIR: %[[P:.*]] = llvm.extractvalue %{{.*}}[1]
// MLIR: llvm.call @fill(%[[P]], %{{.*}}) : (!llvm.ptr, f32) -> !llvm.ptr
// LLVM-LABEL: define float @entry(float %0)
// LLVM: call ptr @fill(ptr %{{.*}}, float %0)
func.func @entry(%x: f32) -> f32 {
  %m = memref.alloc() : memref<3x5xf32>
  %n = call @fill(%m, %x) : (memref<3x5xf32>, f32) -> memref<3x5xf32>
  %y = call @middle(%n) : (memref<3x5xf32>) -> f32
  memref.dealloc %m : memref<3x5xf32>
  return %y : f32
}
