// Only a memref whose layout is a list of strides has a descriptor. One with
// another layout gets that of the memory that it lies in, and each access to it
// gets the layout's arithmetic. What cannot be replaced so is an error.
//
// RUN: split-file %s %t
// RUN: %lowered %t/tiles.mlir > %t/out
// RUN: FileCheck %s --check-prefix=MLIR < %t/out
// RUN: FileCheck %s --check-prefix=LLVM < %t/out
// RUN: %runs 45 %t/tiles.mlir --entry=entry 3 6
// RUN: %exits 2 palindrome export --lower %t/refused.mlir 2>&1 | FileCheck %s --check-prefix=REFUSED

//--- tiles.mlir
// Rows of four elements each.
#rows = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>

// MLIR-LABEL: llvm.func @read(
// MLIR-SAME: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %[[I:.*]]: i64)
// MLIR: llvm.sdiv
// MLIR: llvm.srem %[[I]]
// LLVM-LABEL: define i32 @read(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
// LLVM: srem i64 %7, 4
func.func @read(%m: memref<8xi32, #rows>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<8xi32, #rows>
  return %x : i32
}

func.func @entry(%i: index, %j: index) -> i32 {
  %m = memref.alloc() : memref<8xi32, #rows>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %k = %c0 to %c8 step %c1 {
    %square = arith.muli %k, %k : index
    %x = arith.index_cast %square : index to i32
    memref.store %x, %m[%k] : memref<8xi32, #rows>
  }
  %a = call @read(%m, %i) : (memref<8xi32, #rows>, index) -> i32
  %b = call @read(%m, %j) : (memref<8xi32, #rows>, index) -> i32
  %c = arith.addi %a, %b : i32
  memref.dealloc %m : memref<8xi32, #rows>
  return %c : i32
}

//--- refused.mlir
func.func @f(%n: index, %offset: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 mod s0)>> {
  // REFUSED: refused.mlir:1:1: error: 'func.func' cannot be lowered: 'memref<?xf32, affine_map<(d0)[s0] -> (d0 mod s0)>>' has no descriptor
  %m = memref.alloc(%n)[%offset] : memref<?xf32, affine_map<(d0)[s0] -> (d0 mod s0)>>
  return %m : memref<?xf32, affine_map<(d0)[s0] -> (d0 mod s0)>>
}
