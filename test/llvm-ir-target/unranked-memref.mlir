// A memref of unknown rank becomes its rank and a pointer to its descriptor.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{2, 3, 77}' %s --entry=entry

// MLIR: llvm.func @get() -> !llvm.struct<(i64, ptr)>
// LLVM: declare { i64, ptr } @get()
func.func private @get() -> memref<*xf32>

// A cast to unknown rank puts the descriptor on the stack.
//
// MLIR-LABEL: llvm.func @rank(
// MLIR: %[[P:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// MLIR: llvm.store %{{.*}}, %[[P]]
// MLIR: %[[TWO:.*]] = llvm.mlir.constant(2 : index)
// MLIR: %[[A:.*]] = llvm.insertvalue %[[TWO]], %{{.*}}[0] : !llvm.struct<(i64, ptr)>
// MLIR: llvm.insertvalue %[[P]], %[[A]][1] : !llvm.struct<(i64, ptr)>
// LLVM-LABEL: define i64 @rank(
// LLVM: %[[P:.*]] = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }
// LLVM: insertvalue { i64, ptr } poison, i64 2, 0
// LLVM: insertvalue { i64, ptr } %{{.*}}, ptr %[[P]], 1
func.func @rank(%m: memref<2x?xi32>) -> index {
  %u = memref.cast %m : memref<2x?xi32> to memref<*xi32>
  %r = memref.rank %u : memref<*xi32>
  return %r : index
}

// A cast back loads it.
//
// MLIR-LABEL: llvm.func @back(
// MLIR: llvm.extractvalue %{{.*}}[1] : !llvm.struct<(i64, ptr)>
// MLIR-NEXT: llvm.load {{.*}} -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-LABEL: define i32 @back(i64 %0, ptr %1, i64 %2, i64 %3)
// LLVM: load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr
func.func @back(%u: memref<*xi32>, %i: index, %j: index) -> i32 {
  %m = memref.cast %u : memref<*xi32> to memref<?x3xi32>
  %x = memref.load %m[%i, %j] : memref<?x3xi32>
  return %x : i32
}

func.func @size(%u: memref<*xi32>, %i: index) -> index {
  %n = memref.dim %u, %i : memref<*xi32>
  return %n : index
}

func.func @entry() -> (index, index, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 77 : i32
  %m = memref.alloca() : memref<2x3xi32>
  memref.store %x, %m[%c1, %c2] : memref<2x3xi32>
  %d = memref.cast %m : memref<2x3xi32> to memref<2x?xi32>
  %rank = call @rank(%d) : (memref<2x?xi32>) -> index
  %u = memref.cast %m : memref<2x3xi32> to memref<*xi32>
  %size = call @size(%u, %c1) : (memref<*xi32>, index) -> index
  %y = call @back(%u, %c1, %c2) : (memref<*xi32>, index, index) -> i32
  return %rank, %size, %y : index, index, i32
}
