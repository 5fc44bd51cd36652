// Prefix sums of the triangular numbers, and the sums of windows of them, by affine
// loops with bounds that depend on other loops.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 0, 1, 4, 10, 20, 35, 56, 84, 120, 165 )
// CHECK-NEXT: ( 0, 1, 4, 10, 19, 31, 46, 64, 85, 109 )
// CHECK-NEXT: exit status 0

#window = affine_map<(i) -> (0, i - 2)>
#parity = affine_set<(i) : (i mod 2 == 0)>

func.func @print(%m: memref<10xi64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %v = vector.transfer_read %m[%c0], %zero {in_bounds = [true]} : memref<10xi64>, vector<10xi64>
  vector.print %v : vector<10xi64>
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  // i (i + 1) / 2, for even i by half of i, for odd i by half of i + 1.
  %t = memref.alloca() : memref<10xi64>
  affine.for %i = 0 to 10 {
    affine.if #parity(%i) {
      %half = affine.apply affine_map<(i) -> (i floordiv 2)>(%i)
      %next = affine.apply affine_map<(i) -> (i + 1)>(%i)
      %p = arith.muli %half, %next : index
      %x = arith.index_cast %p : index to i64
      affine.store %x, %t[%i] : memref<10xi64>
    } else {
      %half = affine.apply affine_map<(i) -> (i ceildiv 2)>(%i)
      %p = arith.muli %half, %i : index
      %x = arith.index_cast %p : index to i64
      affine.store %x, %t[%i] : memref<10xi64>
    }
  }

  %sums = memref.alloca() : memref<10xi64>
  affine.for %i = 0 to 10 iter_args(%sum = %zero) -> i64 {
    %x = affine.load %t[%i] : memref<10xi64>
    %next = arith.addi %sum, %x : i64
    affine.store %next, %sums[%i] : memref<10xi64>
    affine.yield %next : i64
  }
  call @print(%sums) : (memref<10xi64>) -> ()

  // The last three.
  affine.for %i = 0 to 10 {
    %sum = affine.for %j = max #window(%i) to affine_map<(i) -> (i + 1)>(%i)
        iter_args(%s = %zero) -> i64 {
      %x = affine.load %t[%j] : memref<10xi64>
      %next = arith.addi %s, %x : i64
      affine.yield %next : i64
    }
    affine.store %sum, %sums[%i] : memref<10xi64>
  }
  call @print(%sums) : (memref<10xi64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
