// `index` becomes an integer of the width that the module's data layout states,
// or an option. The width is the same for ops of all dialects.
//
// RUN: split-file %s %t
// RUN: %lowered %t/index.mlir > %t/wide
// RUN: FileCheck %s --check-prefixes=WIDE < %t/wide
// RUN: %lowered %t/index.mlir --index-bitwidth=32 > %t/narrow
// RUN: FileCheck %s --check-prefixes=NARROW,NARROW-MLIR < %t/narrow
// RUN: %lowered %t/layout.mlir > %t/layout
// RUN: FileCheck %s --check-prefixes=LAYOUT < %t/layout
// RUN: %lowered %t/layout.mlir --index-bitwidth=16 | FileCheck %s --check-prefixes=OVERRIDE
// RUN: %runs 2 --index-bitwidth=64 %t/index.mlir --entry=arithmetic 10 4
// RUN: %runs 1 --index-bitwidth=64 %t/index.mlir --entry=memory 4 2
// RUN: %runs 6 --index-bitwidth=64 %t/index.mlir --entry=loop 7
// RUN: %runs '[[4, 4, 4], [4, 4, 4]]' --index-bitwidth=64 %t/index.mlir --entry=tensors 2
// RUN: %runs '[[0, 0, 0, 0], [1, 2, 3, 0], [4, 5, 6, 0]]' --index-bitwidth=64 %t/index.mlir --entry=slices '[[1, 2, 3], [4, 5, 6]]' 1
// RUN: %runs '{[7, 8, 9, 10], 126}' --index-bitwidth=64 %t/index.mlir --entry=vectors '[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]' 1 '[10, 20, 30, 40]'
// RUN: %runs 2 --index-bitwidth=32 %t/index.mlir --entry=arithmetic 10 4
// RUN: %runs 1 --index-bitwidth=32 %t/index.mlir --entry=memory 4 2
// RUN: %runs 6 --index-bitwidth=32 %t/index.mlir --entry=loop 7
// RUN: %runs '[[4, 4, 4], [4, 4, 4]]' --index-bitwidth=32 %t/index.mlir --entry=tensors 2
// RUN: %runs '[[0, 0, 0, 0], [1, 2, 3, 0], [4, 5, 6, 0]]' --index-bitwidth=32 %t/index.mlir --entry=slices '[[1, 2, 3], [4, 5, 6]]' 1
// RUN: %runs '{[7, 8, 9, 10], 126}' --index-bitwidth=32 %t/index.mlir --entry=vectors '[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]' 1 '[10, 20, 30, 40]'

//--- index.mlir
// WIDE: llvm.func @types(i64, vector<4xi64>, !llvm.ptr, !llvm.ptr, i64, i64, i64)
// WIDE: define i64 @arithmetic(i64 %0, i32 %1)
// NARROW: llvm.func @types(i32, vector<4xi32>, !llvm.ptr, !llvm.ptr, i32, i32, i32)
func.func private @types(index, vector<4xindex>, memref<?xf32>)

// NARROW-MLIR-LABEL: llvm.func @arithmetic(
// NARROW-MLIR-NOT: {{unrealized_conversion_cast|llvm.sext|llvm.zext|llvm.trunc}}
func.func @arithmetic(%i: index, %x: i32) -> index {
  %a = arith.index_cast %x : i32 to index
  %b = arith.addi %a, %i : index
  %c = index.constant 3
  %d = index.ceildivs %b, %c
  %e = math.ctpop %d : index
  return %e : index
}

// NARROW-MLIR-LABEL: llvm.func @memory(
// NARROW-MLIR-NOT: {{unrealized_conversion_cast|llvm.sext|llvm.zext|llvm.trunc}}
func.func @memory(%n: index, %i: index) -> index {
  %m = memref.alloc(%n) : memref<?xindex>
  %u = memref.cast %m : memref<?xindex> to memref<*xindex>
  %r = memref.rank %u : memref<*xindex>
  memref.store %r, %m[%i] : memref<?xindex>
  %x = memref.load %m[%i] : memref<?xindex>
  memref.dealloc %m : memref<?xindex>
  return %x : index
}

// NARROW-MLIR-LABEL: llvm.func @vectors(
// NARROW-MLIR-NOT: {{unrealized_conversion_cast|llvm.sext|llvm.zext|llvm.trunc}}
func.func @vectors(%m: memref<?x?xf32>, %i: index, %v: vector<4xindex>) -> (vector<4xf32>, index) {
  %pad = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %t = vector.transfer_read %m[%c1, %i], %pad : memref<?x?xf32>, vector<4xf32>
  vector.store %t, %m[%i, %c1] : memref<?x?xf32>, vector<4xf32>
  %x = vector.extract %v[%i] : index from vector<4xindex>
  %s = vector.step : vector<4xindex>
  %w = arith.addi %v, %s : vector<4xindex>
  %k = vector.reduction <add>, %w : vector<4xindex> into index
  %y = arith.addi %x, %k : index
  return %t, %y : vector<4xf32>, index
}

// NARROW-MLIR-LABEL: llvm.func @loop(
// NARROW-MLIR-NOT: {{unrealized_conversion_cast|llvm.sext|llvm.zext|llvm.trunc}}
func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> index {
    %m = affine.apply affine_map<(d0) -> (d0 mod 3)> (%i)
    %t = arith.addi %s, %m : index
    scf.yield %t : index
  }
  return %sum : index
}

// Aligned memory does not come from arithmetic on `index`, which would lose bits of
// a pointer.
//
// NARROW-MLIR-LABEL: llvm.func @tensors(
// NARROW-MLIR: llvm.call @aligned_alloc(
func.func @tensors(%x: i8) -> tensor<2x3xi8> {
  %t = tensor.splat %x : tensor<2x3xi8>
  %u = arith.addi %t, %t : tensor<2x3xi8>
  return %u : tensor<2x3xi8>
}

// NARROW-MLIR-LABEL: llvm.func @slices(
// NARROW-MLIR-NOT: {{unrealized_conversion_cast|llvm.sext|llvm.zext|llvm.trunc}}
func.func @slices(%v: vector<2x3xf32>, %i: index) -> memref<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3x4xf32>
  linalg.fill ins(%zero : f32) outs(%m : memref<3x4xf32>)
  vector.transfer_write %v, %m[%i, %c0] : vector<2x3xf32>, memref<3x4xf32>
  return %m : memref<3x4xf32>
}

// NARROW-MLIR: ModuleID
// NARROW: define i32 @arithmetic(i32 %0, i32 %1)
// NARROW: define i32 @loop(i32 %0)

//--- layout.mlir
// LAYOUT: llvm.func @f(%{{.*}}: vector<4xi32>, %{{.*}}: i32) -> i32
// LAYOUT-NOT: i64
// LAYOUT: define i32 @f(<4 x i32> %0, i32 %1)
// OVERRIDE: llvm.func @f(%{{.*}}: vector<4xi16>, %{{.*}}: i16) -> i16
// OVERRIDE: define i16 @f(<4 x i16> %0, i16 %1)
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%v: vector<4xindex>, %i: index) -> index {
    %x = vector.extract %v[%i] : index from vector<4xindex>
    %y = arith.addi %x, %i : index
    return %y : index
  }
}
