// Parts of a matrix: columns, blocks, every second element, and copies between them.
// RUN: %run4 %s | FileCheck %s

// CHECK: offset = 2 sizes = [4] strides = [6]
// CHECK-NEXT: [2, 8, 14, 20]
// CHECK: offset = 1 sizes = [2, 3] strides = [12, 2]
// CHECK-NEXT: {{\[\[}}1, 3, 5],
// CHECK-NEXT: [13, 15, 17]]
// CHECK: offset = 15 sizes = [1, 2]
// CHECK-NEXT: {{\[\[}}15, 17]]
// CHECK: sizes = [4, 6]
// CHECK-NEXT: {{\[\[}}0, 1, 2, 3, 1, 3],
// CHECK-NEXT: [6, 7, 8, 9, 13, 15],
// CHECK-NEXT: [12, 13, 14, 15, 16, 17],
// CHECK-NEXT: [18, 19, 20, 21, 22, 23]]
// CHECK-NEXT: exit status 0

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc() : memref<4x6xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      %row = arith.muli %i, %c6 : index
      %n = arith.addi %row, %j : index
      %x = arith.index_cast %n : index to i32
      memref.store %x, %m[%i, %j] : memref<4x6xi32>
    }
  }
  // Its rank is less.
  %column = memref.subview %m[0, 2] [4, 1] [1, 1] : memref<4x6xi32> to memref<4xi32, strided<[6], offset: 2>>
  %cu = memref.cast %column : memref<4xi32, strided<[6], offset: 2>> to memref<*xi32>
  call @printMemrefI32(%cu) : (memref<*xi32>) -> ()

  %some = memref.subview %m[0, %c1] [2, 3] [2, %c2]
      : memref<4x6xi32> to memref<2x3xi32, strided<[12, ?], offset: ?>>
  %su = memref.cast %some : memref<2x3xi32, strided<[12, ?], offset: ?>> to memref<*xi32>
  call @printMemrefI32(%su) : (memref<*xi32>) -> ()
  // A part of the part.
  %part = memref.subview %some[1, 1] [1, 2] [1, 1]
      : memref<2x3xi32, strided<[12, ?], offset: ?>> to memref<1x2xi32, strided<[12, ?], offset: ?>>
  %pu = memref.cast %part : memref<1x2xi32, strided<[12, ?], offset: ?>> to memref<*xi32>
  call @printMemrefI32(%pu) : (memref<*xi32>) -> ()

  %from = memref.subview %some[0, 0] [2, 2] [1, 1]
      : memref<2x3xi32, strided<[12, ?], offset: ?>> to memref<2x2xi32, strided<[12, ?], offset: ?>>
  %between = memref.alloca() : memref<2x2xi32>
  memref.copy %from, %between : memref<2x2xi32, strided<[12, ?], offset: ?>> to memref<2x2xi32>
  %to = memref.subview %m[0, 4] [2, 2] [1, 1] : memref<4x6xi32> to memref<2x2xi32, strided<[6, 1], offset: 4>>
  memref.copy %between, %to : memref<2x2xi32> to memref<2x2xi32, strided<[6, 1], offset: 4>>
  %mu = memref.cast %m : memref<4x6xi32> to memref<*xi32>
  call @printMemrefI32(%mu) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<4x6xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
