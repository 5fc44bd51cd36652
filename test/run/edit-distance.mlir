// The edit distance of two words, row by row.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 0, 1, 2, 3, 4, 5, 6 )
// CHECK: ( 7, 7, 6, 5, 4, 4, 3 )
// CHECK-NEXT: exit status 3

// "kitten" and "sitting".
memref.global "private" constant @kitten : memref<6xi8> = dense<[107, 105, 116, 116, 101, 110]>
memref.global "private" constant @sitting : memref<7xi8> = dense<[115, 105, 116, 116, 105, 110, 103]>

func.func @print(%row: memref<7xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %row[%c0] : memref<7xi32>, vector<7xi32>
  vector.print %v : vector<7xi32>
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.get_global @kitten : memref<6xi8>
  %b = memref.get_global @sitting : memref<7xi8>
  %row = memref.alloca() : memref<7xi32>
  scf.for %j = %c0 to %c7 step %c1 {
    %n = arith.index_cast %j : index to i32
    memref.store %n, %row[%j] : memref<7xi32>
  }
  call @print(%row) : (memref<7xi32>) -> ()
  scf.for %i = %c0 to %c7 step %c1 {
    %y = memref.load %b[%i] : memref<7xi8>
    // What was up and to the left.
    %corner = memref.load %row[%c0] : memref<7xi32>
    %first = arith.addi %corner, %one : i32
    memref.store %first, %row[%c0] : memref<7xi32>
    %last:2 = scf.for %j = %c0 to %c6 step %c1 iter_args(%diagonal = %corner, %left = %first) -> (i32, i32) {
      %x = memref.load %a[%j] : memref<6xi8>
      %place = arith.addi %j, %c1 : index
      %up = memref.load %row[%place] : memref<7xi32>
      %differ = arith.cmpi ne, %x, %y : i8
      %cost = arith.extui %differ : i1 to i32
      %replaced = arith.addi %diagonal, %cost : i32
      %less = arith.minsi %up, %left : i32
      %changed = arith.addi %less, %one : i32
      %best = arith.minsi %replaced, %changed : i32
      memref.store %best, %row[%place] : memref<7xi32>
      scf.yield %up, %best : i32, i32
    }
    func.call @print(%row) : (memref<7xi32>) -> ()
  }
  %status = memref.load %row[%c6] : memref<7xi32>
  return %status : i32
}
