// All permutations of four letters in order, each as a number of four digits; the last of
// them, their count, and a sum.
// RUN: %run4 %s | FileCheck %s

// CHECK: 1234
// CHECK-NEXT: 1243
// CHECK-NEXT: 1324
// CHECK: 4312
// CHECK-NEXT: 4321
// CHECK-NEXT: 66660
// CHECK-NEXT: exit status 24

func.func @number(%p: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %n = affine.for %i = 0 to 4 iter_args(%s = %zero) -> i32 {
    %x = affine.load %p[%i] : memref<4xi32>
    %t = arith.muli %s, %ten : i32
    %u = arith.addi %t, %x : i32
    affine.yield %u : i32
  }
  return %n : i32
}

func.func @swap(%p: memref<4xi32>, %i: index, %j: index) {
  %x = memref.load %p[%i] : memref<4xi32>
  %y = memref.load %p[%j] : memref<4xi32>
  memref.store %y, %p[%i] : memref<4xi32>
  memref.store %x, %p[%j] : memref<4xi32>
  return
}

// Makes the next permutation; false if there is none.
func.func @next(%p: memref<4xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  // The last element that is less than the one behind it; 4 if there is none.
  %at = scf.for %i = %c0 to %c3 step %c1 iter_args(%last = %c4) -> index {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %p[%i] : memref<4xi32>
    %y = memref.load %p[%j] : memref<4xi32>
    %isLess = arith.cmpi slt, %x, %y : i32
    %l = arith.select %isLess, %i, %last : index
    scf.yield %l : index
  }
  %is = arith.cmpi ne, %at, %c4 : index
  scf.if %is {
    %x = memref.load %p[%at] : memref<4xi32>
    %behind = arith.addi %at, %c1 : index
    %larger = scf.for %j = %behind to %c4 step %c1 iter_args(%last = %behind) -> index {
      %y = memref.load %p[%j] : memref<4xi32>
      %isMore = arith.cmpi sgt, %y, %x : i32
      %l = arith.select %isMore, %j, %last : index
      scf.yield %l : index
    }
    func.call @swap(%p, %at, %larger) : (memref<4xi32>, index, index) -> ()
    %left = arith.subi %c4, %behind : index
    %half = arith.divui %left, %c2 : index
    scf.for %k = %c0 to %half step %c1 {
      %i = arith.addi %behind, %k : index
      %j = arith.subi %c3, %k : index
      func.call @swap(%p, %i, %j) : (memref<4xi32>, index, index) -> ()
    }
  }
  return %is : i1
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %p = memref.alloca() : memref<4xi32>
  affine.for %i = 0 to 4 {
    %n = arith.index_cast %i : index to i32
    %x = arith.addi %n, %one : i32
    affine.store %x, %p[%i] : memref<4xi32>
  }
  %r:2 = scf.while (%count = %zero, %sum = %zero) : (i32, i32) -> (i32, i32) {
    %n = func.call @number(%p) : (memref<4xi32>) -> i32
    vector.print %n : i32
    %c = arith.addi %count, %one : i32
    %s = arith.addi %sum, %n : i32
    %more = func.call @next(%p) : (memref<4xi32>) -> i1
    scf.condition(%more) %c, %s : i32, i32
  } do {
  ^bb0(%count: i32, %sum: i32):
    scf.yield %count, %sum : i32, i32
  }
  vector.print %r#1 : i32
  return %r#0 : i32
}
