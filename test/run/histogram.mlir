// A histogram by atomic updates in a parallel loop, its maximum by another one, and
// the greatest value by a compare-and-swap region.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 8, 14, 14, 0, 14, 0, 0, 0 )
// CHECK-NEXT: 49
// CHECK-NEXT: 14
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 50 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %bins = memref.alloca() : memref<8xi32>
  %greatest = memref.alloca() : memref<i32>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %bins[%i] : memref<8xi32>
  }
  memref.store %zero, %greatest[] : memref<i32>
  // 0 is the square of every seventh number, 1, 2 and 4 of two in seven each.
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = arith.index_cast %i : index to i32
    %square = arith.muli %x, %x : i32
    %rest = arith.remui %square, %seven : i32
    %isZero = arith.cmpi eq, %rest, %zero : i32
    %bin = arith.index_cast %rest : i32 to index
    %old = memref.atomic_rmw addi %one, %bins[%bin] : (i32, memref<8xi32>) -> i32
    %m = memref.generic_atomic_rmw %greatest[] : memref<i32> {
    ^bb0(%present: i32):
      %max = arith.maxui %present, %x : i32
      memref.atomic_yield %max : i32
    }
    scf.reduce
  }
  %v = vector.load %bins[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %v : vector<8xi32>
  %g = memref.load %greatest[] : memref<i32>
  vector.print %g : i32
  %most = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%zero) -> i32 {
    %x = memref.load %bins[%i] : memref<8xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %max = arith.maxsi %a, %b : i32
      scf.reduce.return %max : i32
    }
  }
  vector.print %most : i32
  return %zero : i32
}
