// The default convention for memrefs of known rank: a function takes the fields
// of a descriptor one by one and packs them, and a call unpacks it.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs 2.5 %s --entry=entry

// MLIR-LABEL: llvm.func @last(
// MLIR-SAME: %[[ALLOCATED:.*]]: !llvm.ptr, %[[ALIGNED:.*]]: !llvm.ptr, %[[OFFSET:.*]]: i64, %[[SIZE:.*]]: i64, %[[STRIDE:.*]]: i64) -> f32
// MLIR: %[[D0:.*]] = llvm.mlir.poison
// MLIR: %[[D1:.*]] = llvm.insertvalue %[[ALLOCATED]], %[[D0]][0]
// MLIR: %[[D2:.*]] = llvm.insertvalue %[[ALIGNED]], %[[D1]][1]
// MLIR: %[[D3:.*]] = llvm.insertvalue %[[OFFSET]], %[[D2]][2]
// MLIR: %[[D4:.*]] = llvm.insertvalue %[[SIZE]], %[[D3]][3, 0]
// MLIR: %[[D5:.*]] = llvm.insertvalue %[[STRIDE]], %[[D4]][4, 0]
// MLIR: llvm.extractvalue %[[D5]][3]
// LLVM-LABEL: define float @last(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4)
// LLVM: insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// LLVM: insertvalue {{.*}}, i64 %4, 4, 0
func.func @last(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.subi %n, %c1 : index
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}

// MLIR-LABEL: llvm.func @entry(
// MLIR: %[[F0:.*]] = llvm.extractvalue %[[D:.*]][0]
// MLIR-NEXT: %[[F1:.*]] = llvm.extractvalue %[[D]][1]
// MLIR-NEXT: %[[F2:.*]] = llvm.extractvalue %[[D]][2]
// MLIR-NEXT: %[[F3:.*]] = llvm.extractvalue %[[D]][3, 0]
// MLIR-NEXT: %[[F4:.*]] = llvm.extractvalue %[[D]][4, 0]
// MLIR-NEXT: %{{.*}} = llvm.call @last(%[[F0]], %[[F1]], %[[F2]], %[[F3]], %[[F4]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> f32
// LLVM-LABEL: define float @entry()
// LLVM: call float @last(ptr %{{.*}}, ptr %{{.*}}, i64 %{{.*}}, i64 %{{.*}}, i64 %{{.*}})
func.func @entry() -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.5 : f32
  %m = memref.alloca() : memref<3xf32>
  memref.store %x, %m[%c2] : memref<3xf32>
  %d = memref.cast %m : memref<3xf32> to memref<?xf32>
  %y = call @last(%d) : (memref<?xf32>) -> f32
  return %y : f32
}
