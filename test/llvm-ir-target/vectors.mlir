// A vector of several dimensions becomes arrays of vectors of one, and an op on
// it becomes ops on them.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{13, 14}' %s --entry=entry

// MLIR: llvm.func @types(vector<8xf32>, !llvm.array<4 x vector<8xf32>>, !llvm.array<4 x array<8 x vector<16xf32>>>)
// LLVM: declare void @types(<8 x float>, [4 x <8 x float>], [4 x [8 x <16 x float>]])
func.func private @types(vector<8xf32>, vector<4x8xf32>, vector<4x8x16xf32>)

// The element type is converted; a memref may hold vectors.
//
// MLIR: llvm.func @elements(vector<4xi64>, !llvm.ptr, !llvm.ptr, i64, i64, i64)
// LLVM: declare void @elements(<4 x i64>, ptr, ptr, i64, i64, i64)
func.func private @elements(vector<4xindex>, memref<2xvector<4x8xf32>>)

// MLIR-LABEL: llvm.func @add(
// MLIR: %[[A:.*]] = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<3xi32>>
// MLIR: %[[B:.*]] = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<3xi32>>
// MLIR: llvm.add %[[A]], %[[B]] : vector<3xi32>
// MLIR: llvm.insertvalue
// MLIR: llvm.extractvalue %arg0[1]
// MLIR: llvm.add {{.*}} : vector<3xi32>
// MLIR: llvm.insertvalue
// LLVM-LABEL: define [2 x <3 x i32>] @add([2 x <3 x i32>] %0, [2 x <3 x i32>] %1)
// LLVM-COUNT-2: add <3 x i32>
func.func @add(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x3xi32> {
  %c = arith.addi %a, %b : vector<2x3xi32>
  return %c : vector<2x3xi32>
}

// MLIR-LABEL: llvm.func @access(
// MLIR: llvm.getelementptr {{.*}} -> !llvm.ptr, !llvm.array<2 x vector<3xi32>>
// LLVM-LABEL: define {{.*}} @access(
// LLVM: getelementptr {{.*}}[2 x <3 x i32>], ptr
func.func @access(%m: memref<2xvector<2x3xi32>>, %i: index) -> vector<2x3xi32> {
  %v = memref.load %m[%i] : memref<2xvector<2x3xi32>>
  return %v : vector<2x3xi32>
}

func.func @entry() -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %b = arith.constant dense<10> : vector<2x3xi32>
  %m = memref.alloca() : memref<2xvector<2x3xi32>>
  memref.store %b, %m[%c1] : memref<2xvector<2x3xi32>>
  %d = call @access(%m, %c1) : (memref<2xvector<2x3xi32>>, index) -> vector<2x3xi32>
  %e = call @add(%a, %d) : (vector<2x3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
  %x = vector.extract %e[0, 2] : i32 from vector<2x3xi32>
  %y = vector.extract %e[1, 0] : i32 from vector<2x3xi32>
  return %x, %y : i32, i32
}
