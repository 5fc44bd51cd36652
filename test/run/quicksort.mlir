// Quicksort of pseudo-random numbers, by recursion on subviews with dynamic offsets.
// The exit status is 0 if the result is in order and has the same sum.
// RUN: %run4 %s | FileCheck %s

// CHECK: 0
// CHECK-NEXT: exit status 0

!view = memref<?xi32, strided<[1], offset: ?>>

func.func @swap(%a: !view, %i: index, %j: index) {
  %x = memref.load %a[%i] : !view
  %y = memref.load %a[%j] : !view
  memref.store %y, %a[%i] : !view
  memref.store %x, %a[%j] : !view
  return
}

// Returns the place of the last element after everything smaller is before it.
func.func @partition(%a: !view) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : !view
  %last = arith.subi %n, %c1 : index
  %pivot = memref.load %a[%last] : !view
  %place = scf.for %i = %c0 to %last step %c1 iter_args(%p = %c0) -> index {
    %x = memref.load %a[%i] : !view
    %isSmaller = arith.cmpi slt, %x, %pivot : i32
    %next = scf.if %isSmaller -> index {
      func.call @swap(%a, %i, %p) : (!view, index, index) -> ()
      %p1 = arith.addi %p, %c1 : index
      scf.yield %p1 : index
    } else {
      scf.yield %p : index
    }
    scf.yield %next : index
  }
  call @swap(%a, %place, %last) : (!view, index, index) -> ()
  return %place : index
}

func.func @sort(%a: !view) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : !view
  %isLong = arith.cmpi ugt, %n, %c1 : index
  scf.if %isLong {
    %p = func.call @partition(%a) : (!view) -> index
    %left = memref.subview %a[0] [%p] [1] : !view to !view
    func.call @sort(%left) : (!view) -> ()
    %start = arith.addi %p, %c1 : index
    %size = arith.subi %n, %start : index
    %right = memref.subview %a[%start] [%size] [1] : !view to !view
    func.call @sort(%right) : (!view) -> ()
  }
  return
}

func.func @sum(%a: memref<200xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %x = memref.load %a[%i] : memref<200xi32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %factor = arith.constant 1664525 : i32
  %summand = arith.constant 1013904223 : i32
  %a = memref.alloc() : memref<200xi32>
  scf.for %i = %c0 to %n step %c1 iter_args(%x = %one) -> i32 {
    memref.store %x, %a[%i] : memref<200xi32>
    %m = arith.muli %x, %factor : i32
    %next = arith.addi %m, %summand : i32
    scf.yield %next : i32
  }
  %before = call @sum(%a) : (memref<200xi32>) -> i32
  %view = memref.cast %a : memref<200xi32> to !view
  call @sort(%view) : (!view) -> ()
  %after = call @sum(%a) : (memref<200xi32>) -> i32
  %wrong = scf.for %i = %c1 to %n step %c1 iter_args(%count = %zero) -> i32 {
    %h = arith.subi %i, %c1 : index
    %x = memref.load %a[%h] : memref<200xi32>
    %y = memref.load %a[%i] : memref<200xi32>
    %isWrong = arith.cmpi sgt, %x, %y : i32
    %w = arith.extui %isWrong : i1 to i32
    %next = arith.addi %count, %w : i32
    scf.yield %next : i32
  }
  %difference = arith.subi %after, %before : i32
  vector.print %difference : i32
  %status = arith.ori %wrong, %difference : i32
  memref.dealloc %a : memref<200xi32>
  return %status : i32
}
