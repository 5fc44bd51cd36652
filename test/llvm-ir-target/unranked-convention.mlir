// The default convention for memrefs of unknown rank: the rank, and a pointer to
// the descriptor. A descriptor that a function returns is in memory of malloc,
// which the caller copies to its stack and frees.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{1, 1.5}' %s --entry=entry

// MLIR-LABEL: llvm.func @rank(
// MLIR-SAME: %[[RANK:.*]]: i64, %[[P:.*]]: !llvm.ptr) -> i64
// MLIR: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// MLIR: %[[D1:.*]] = llvm.insertvalue %[[RANK]], %[[D0]][0]
// MLIR: llvm.insertvalue %[[P]], %[[D1]][1]
// LLVM-LABEL: define i64 @rank(i64 %0, ptr %1)
func.func @rank(%u: memref<*xf32>) -> index {
  %r = memref.rank %u : memref<*xf32>
  return %r : index
}

// The size of the copy is that of two pointers, and of 2 rank + 1 integers.
//
// MLIR-LABEL: llvm.func @widen(
// MLIR: %[[STACK:.*]] = llvm.alloca {{.*}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// MLIR: %[[HEAP:.*]] = llvm.call @malloc(%[[SIZE:[0-9]+]])
// MLIR: "llvm.intr.memcpy"(%[[HEAP]], %{{.*}}, %[[SIZE]])
// MLIR: %[[R:.*]] = llvm.insertvalue %[[HEAP]], %{{.*}}[1]
// MLIR: llvm.return %[[R]] : !llvm.struct<(i64, ptr)>
// LLVM-LABEL: define { i64, ptr } @widen(
// LLVM: call ptr @malloc(
// LLVM: call void @llvm.memcpy
func.func @widen(%m: memref<?xf32>) -> memref<*xf32> {
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %u : memref<*xf32>
}

// MLIR-LABEL: llvm.func @entry(
// MLIR: %[[D:.*]] = llvm.call @widen(
// MLIR: %[[STACK:.*]] = llvm.alloca {{.*}} x i8
// MLIR: %[[HEAP:.*]] = llvm.extractvalue %[[D]][1]
// MLIR: "llvm.intr.memcpy"(%[[STACK]], %[[HEAP]],
// MLIR: llvm.call @free(%[[HEAP]])
// MLIR: llvm.call @rank(
// LLVM-LABEL: define { i64, float } @entry()
// LLVM: call { i64, ptr } @widen(
// LLVM: call void @free(ptr
// LLVM: call i64 @rank(i64 %{{.*}}, ptr %{{.*}})
func.func @entry() -> (index, f32) {
  %c2 = arith.constant 2 : index
  %x = arith.constant 1.5 : f32
  %m = memref.alloca() : memref<3xf32>
  memref.store %x, %m[%c2] : memref<3xf32>
  %d = memref.cast %m : memref<3xf32> to memref<?xf32>
  %u = call @widen(%d) : (memref<?xf32>) -> memref<*xf32>
  %r = call @rank(%u) : (memref<*xf32>) -> index
  %n = memref.cast %u : memref<*xf32> to memref<3xf32>
  %y = memref.load %n[%c2] : memref<3xf32>
  return %r, %y : index, f32
}
