// A memref of known rank becomes a descriptor: the pointer that was allocated,
// the aligned one, an offset, and for each dimension a size and a stride.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{12, 3, 4, 20, 2}' %s --entry=entry

// MLIR: llvm.func @zeroDimensions() -> !llvm.struct<(ptr, ptr, i64)>
// LLVM: declare { ptr, ptr, i64 } @zeroDimensions()
func.func private @zeroDimensions() -> memref<f32>

// MLIR: llvm.func @oneElement() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM: declare { ptr, ptr, i64, [1 x i64], [1 x i64] } @oneElement()
func.func private @oneElement() -> memref<1xf32>

// Static and dynamic sizes have the same form.
//
// MLIR: llvm.func @dynamic() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM: declare { ptr, ptr, i64, [1 x i64], [1 x i64] } @dynamic()
func.func private @dynamic() -> memref<?xf32>

// MLIR: llvm.func @fiveStatic() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
// LLVM: declare { ptr, ptr, i64, [5 x i64], [5 x i64] } @fiveStatic()
func.func private @fiveStatic() -> memref<10x42x42x43x123xf32>

// MLIR: llvm.func @fiveMixed() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
// LLVM: declare { ptr, ptr, i64, [5 x i64], [5 x i64] } @fiveMixed()
func.func private @fiveMixed() -> memref<10x?x42x?x123xf32>

// MLIR: llvm.func @ofVectors() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM: declare { ptr, ptr, i64, [2 x i64], [2 x i64] } @ofVectors()
func.func private @ofVectors() -> memref<1x?xvector<4xf32>>

// A strided layout is a value of the same form; a memory space is one of the
// pointers.
//
// MLIR: llvm.func @strided() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM: declare { ptr, ptr, i64, [2 x i64], [2 x i64] } @strided()
func.func private @strided() -> memref<4x?xf32, strided<[?, 2], offset: 3>>

// MLIR: llvm.func @space() -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM: declare { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } @space()
func.func private @space() -> memref<?xf32, 3>

// At run time a constant size is in the descriptor, too. Both pointers are what
// malloc returned, the strides are those of row-major order.
//
// MLIR-LABEL: llvm.func @fields(
// MLIR-SAME: %[[N:.*]]: i64)
// MLIR: %[[TWO:.*]] = llvm.mlir.constant(2 : index) : i64
// MLIR: %[[P:.*]] = llvm.call @malloc(
// MLIR: llvm.insertvalue %[[P]], %{{.*}}[0]
// MLIR: llvm.insertvalue %[[P]], %{{.*}}[1]
// MLIR: %[[ZERO:.*]] = llvm.mlir.constant(0 : index) : i64
// MLIR: llvm.insertvalue %[[ZERO]], %{{.*}}[2]
// MLIR: llvm.insertvalue %[[TWO]], %{{.*}}[3, 0]
// MLIR: llvm.insertvalue %[[N]], %{{.*}}[3, 1]
// MLIR: llvm.insertvalue %[[N]], %{{.*}}[4, 0]
// MLIR: llvm.insertvalue %{{.*}}, %{{.*}}[4, 1]
// LLVM-LABEL: define {{.*}} @fields(
// LLVM: insertvalue {{.*}} i64 0, 2
// LLVM: insertvalue {{.*}} i64 2, 3, 0
// LLVM: insertvalue {{.*}} i64 %0, 3, 1
// LLVM: insertvalue {{.*}} i64 %0, 4, 0
// LLVM: insertvalue {{.*}} i64 1, 4, 1
func.func @fields(%n: index) -> memref<2x?xi32> {
  %m = memref.alloc(%n) : memref<2x?xi32>
  return %m : memref<2x?xi32>
}

// The metadata that a memref has after a view of it was taken: offset, sizes,
// strides.
func.func @entry() -> (index, index, index, index, index) {
  %m = memref.alloca() : memref<6x10xf32>
  %v = memref.subview %m[1, 2] [3, 4] [2, 2]
      : memref<6x10xf32> to memref<3x4xf32, strided<[20, 2], offset: 12>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %v
      : memref<3x4xf32, strided<[20, 2], offset: 12>>
      -> memref<f32>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1
      : index, index, index, index, index
}
