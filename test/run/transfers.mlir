// Transfers of vectors with permuted and broadcast dimensions, masks, strides, and ends
// that are out of bounds.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( ( 0, 10, 20 ), ( 1, 11, 21 ) )
// CHECK-NEXT: ( ( 22, 23, -1 ), ( -1, -1, -1 ) )
// CHECK-NEXT: ( ( 10, 10 ), ( 11, 11 ), ( 12, 12 ) )
// CHECK-NEXT: ( 3, -1, 23 )
// CHECK-NEXT: ( ( 0, 70, 80, 90 ), ( 10, 11, 12, 13 ), ( 20, 71, 81, 91 ) )
// CHECK-NEXT: exit status 0

#swap = affine_map<(i, j) -> (j, i)>
#repeat = affine_map<(i, j) -> (j, 0)>
#down = affine_map<(i, j) -> (i)>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %minus = arith.constant -1 : i32
  %m = memref.alloc(%c3, %c4) : memref<?x?xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %t = arith.muli %i, %c10 : index
      %n = arith.addi %t, %j : index
      %x = arith.index_cast %n : index to i32
      memref.store %x, %m[%i, %j] : memref<?x?xi32>
    }
  }
  %swapped = vector.transfer_read %m[%c0, %c0], %minus {permutation_map = #swap, in_bounds = [true, true]}
      : memref<?x?xi32>, vector<2x3xi32>
  vector.print %swapped : vector<2x3xi32>
  %corner = vector.transfer_read %m[%c2, %c2], %minus : memref<?x?xi32>, vector<2x3xi32>
  vector.print %corner : vector<2x3xi32>
  %repeated = vector.transfer_read %m[%c1, %c0], %minus {permutation_map = #repeat, in_bounds = [true, true]}
      : memref<?x?xi32>, vector<3x2xi32>
  vector.print %repeated : vector<3x2xi32>
  %mask = arith.constant dense<[true, false, true]> : vector<3xi1>
  %column = vector.transfer_read %m[%c0, %c3], %minus, %mask {permutation_map = #down, in_bounds = [true]}
      : memref<?x?xi32>, vector<3xi32>
  vector.print %column : vector<3xi32>

  // Into every second row, beginning at the second column; the last column is out of bounds.
  %rows = memref.subview %m[0, 1] [2, 3] [2, 1]
      : memref<?x?xi32> to memref<2x3xi32, strided<[?, 1], offset: 1>>
  %v = arith.constant dense<[[70, 80, 90, 99], [71, 81, 91, 99]]> : vector<2x4xi32>
  vector.transfer_write %v, %rows[%c0, %c0] {in_bounds = [true, false]}
      : vector<2x4xi32>, memref<2x3xi32, strided<[?, 1], offset: 1>>
  %all = vector.transfer_read %m[%c0, %c0], %minus : memref<?x?xi32>, vector<3x4xi32>
  vector.print %all : vector<3x4xi32>
  memref.dealloc %m : memref<?x?xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
