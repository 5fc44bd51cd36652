// The address of an element: the aligned pointer, the offset, and the sum of the
// indices times the strides, in row-major order.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs 8.5 %s --entry=entry

// Strides and offsets that are dynamic come from the descriptor, others are
// constants. A stride of one takes no multiplication. A stride that is not known
// may be negative, so that nothing is promised of the products.
//
// MLIR-LABEL: llvm.func @load(
// MLIR-SAME: %[[I:[^:]*]]: i64, %[[J:[^:]*]]: i64, %[[K:[^:]*]]: i64, %[[L:[^:]*]]: i64) -> f32
// MLIR: %[[ALIGNED:.*]] = llvm.extractvalue %[[D:.*]][1]
// MLIR: %[[OFFSET:.*]] = llvm.extractvalue %[[D]][2]
// MLIR: %[[S0:.*]] = llvm.extractvalue %[[D]][4, 0]
// MLIR: %[[A0:.*]] = llvm.mul %[[I]], %[[S0]]
// MLIR: %[[B0:.*]] = llvm.add %[[OFFSET]], %[[A0]]
// MLIR: %[[A1:.*]] = llvm.mul %[[J]], %{{.*}}
// MLIR: %[[B1:.*]] = llvm.add %[[B0]], %[[A1]]
// MLIR: %[[A2:.*]] = llvm.mul %[[K]], %{{.*}}
// MLIR: %[[B2:.*]] = llvm.add %[[B1]], %[[A2]]
// MLIR: %[[B3:.*]] = llvm.add %[[B2]], %[[L]]
// MLIR: %[[P:.*]] = llvm.getelementptr %{{.*}} : (!llvm.ptr, i64) -> !llvm.ptr, f32
// MLIR: llvm.load %[[P]]
// LLVM-LABEL: define float @load(
// LLVM: mul i64 %{{.*}}, 32
// LLVM: mul i64 %{{.*}}, 8
// LLVM: %[[P:.*]] = getelementptr float, ptr
// LLVM: load float, ptr %[[P]]
func.func @load(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>,
                %i: index, %j: index, %k: index, %l: index) -> f32 {
  %x = memref.load %m[%i, %j, %k, %l] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return %x : f32
}

// A store computes the same. Without an offset there is no addition for it.
//
// MLIR-LABEL: llvm.func @store(
// MLIR: llvm.extractvalue %{{.*}}[1]
// MLIR-NOT: llvm.extractvalue %{{.*}}[2]
// MLIR: llvm.extractvalue %{{.*}}[4, 0]
// MLIR-COUNT-3: llvm.mul
// MLIR: llvm.store %{{.*}}, %{{.*}} : f32, !llvm.ptr
// LLVM-LABEL: define void @store(
// LLVM-COUNT-3: mul nuw nsw i64
// LLVM: store float
func.func @store(%m: memref<?x?x4x8xf32>, %i: index, %j: index, %k: index, %l: index, %x: f32) {
  memref.store %x, %m[%i, %j, %k, %l] : memref<?x?x4x8xf32>
  return
}

// A memref of no dimension needs no arithmetic.
//
// MLIR-LABEL: llvm.func @scalar(
// MLIR: %[[P:.*]] = llvm.extractvalue %{{.*}}[1]
// MLIR-NEXT: llvm.load %[[P]]
// LLVM-LABEL: define float @scalar(
// LLVM-NOT: getelementptr
// LLVM: ret float
func.func @scalar(%m: memref<f32>) -> f32 {
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}

// Two accesses to one element compute its address twice.
//
// MLIR-LABEL: llvm.func @again(
// MLIR-COUNT-2: llvm.getelementptr
// LLVM-LABEL: define float @again(
// LLVM-COUNT-2: getelementptr inbounds nuw float
func.func @again(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %x = memref.load %m[%i, %j] : memref<4x?xf32>
  %y = memref.load %m[%i, %j] : memref<4x?xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// Element (1, 2, 3, 4) of a view that begins in the middle of the memory.
func.func @entry() -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %x = arith.constant 8.5 : f32
  %m = memref.alloca(%c5, %c4) : memref<?x?x4x8xf32>
  call @store(%m, %c2, %c3, %c3, %c4, %x) : (memref<?x?x4x8xf32>, index, index, index, index, f32) -> ()
  %v = memref.subview %m[%c1, %c1, 0, 0] [%c3, %c3, 4, 8] [1, 1, 1, 1]
      : memref<?x?x4x8xf32> to memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  %y = call @load(%v, %c1, %c2, %c3, %c4)
      : (memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, index, index, index, index) -> f32
  return %y : f32
}
