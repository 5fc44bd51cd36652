// scf.forall over tiles of a matrix, of which the last ones are not full, and in it a
// parallel loop; the sum of what they stored by a parallel reduction of two values.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( ( 1, 1, 1, 2, 2 ), ( 1, 1, 1, 2, 2 ), ( 3, 3, 3, 4, 4 ) )
// CHECK-NEXT: 31
// CHECK-NEXT: 6912
// CHECK-NEXT: exit status 0

#size = affine_map<(i)[full, tile] -> (full - i, tile)>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<3x5xi32>
  scf.forall (%i, %j) = (0, 0) to (3, 5) step (2, 3) {
    %rows = affine.min #size(%i)[%c3, %c2]
    %columns = affine.min #size(%j)[%c5, %c3]
    %tile = memref.subview %m[%i, %j] [%rows, %columns] [1, 1]
        : memref<3x5xi32> to memref<?x?xi32, strided<[5, 1], offset: ?>>
    // 1 + 2 (i / 2) + j / 3
    %p = arith.divui %j, %c3 : index
    %q = arith.addi %i, %p : index
    %n = arith.addi %q, %c1 : index
    %x = arith.index_cast %n : index to i32
    scf.parallel (%k, %l) = (%c0, %c0) to (%rows, %columns) step (%c1, %c1) {
      memref.store %x, %tile[%k, %l] : memref<?x?xi32, strided<[5, 1], offset: ?>>
      scf.reduce
    }
  }
  %zero = arith.constant 0 : i32
  %v = vector.transfer_read %m[%c0, %c0], %zero {in_bounds = [true, true]} : memref<3x5xi32>, vector<3x5xi32>
  vector.print %v : vector<3x5xi32>
  %one = arith.constant 1 : i32
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c5) step (%c1, %c1) init (%zero, %one) -> (i32, i32) {
    %x = memref.load %m[%i, %j] : memref<3x5xi32>
    scf.reduce(%x, %x : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.muli %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  vector.print %r#0 : i32
  vector.print %r#1 : i32
  return %zero : i32
}
