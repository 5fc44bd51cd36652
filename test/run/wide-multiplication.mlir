// The factorial of 30 in words of 64 bits: extended multiplications, and additions that
// carry.
// RUN: %run4 %s | FileCheck %s

// 30! = 0xd13f637_0f96865df5dd54000000 has a second word.
// CHECK: -8764578968847253504
// CHECK-NEXT: 14379386343318
// CHECK-NEXT: 0
// CHECK-NEXT: 0
// CHECK-NEXT: -1
// CHECK-NEXT: -2
// CHECK-NEXT: exit status 0

// (low, high, more) times a word.
func.func @times(%n: memref<3xi64>, %factor: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %carry = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %zero) -> i64 {
    %x = memref.load %n[%i] : memref<3xi64>
    %low, %high = arith.mului_extended %x, %factor : i64
    %sum, %overflow = arith.addui_extended %low, %c : i64, i1
    memref.store %sum, %n[%i] : memref<3xi64>
    %one = arith.extui %overflow : i1 to i64
    %next = arith.addi %high, %one overflow<nuw> : i64
    scf.yield %next : i64
  }
  return %carry : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c31 = arith.constant 31 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.alloca() : memref<3xi64>
  memref.store %one, %n[%c0] : memref<3xi64>
  memref.store %zero, %n[%c1] : memref<3xi64>
  memref.store %zero, %n[%c2] : memref<3xi64>
  %lost = scf.for %i = %c2 to %c31 step %c1 iter_args(%all = %zero) -> i64 {
    %factor = arith.index_cast %i : index to i64
    %carry = func.call @times(%n, %factor) : (memref<3xi64>, i64) -> i64
    %next = arith.ori %all, %carry : i64
    scf.yield %next : i64
  }
  %low = memref.load %n[%c0] : memref<3xi64>
  %high = memref.load %n[%c1] : memref<3xi64>
  %more = memref.load %n[%c2] : memref<3xi64>
  vector.print %low : i64
  vector.print %high : i64
  vector.print %more : i64
  vector.print %lost : i64

  // -2^31 * 4 = -2^33 has the high word -2 and the low word 0; of -1 * 1 all bits are set.
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %l1, %h1 = arith.mulsi_extended %a, %b : i32
  vector.print %h1 : i32
  %least = arith.constant -2147483648 : i32
  %four = arith.constant 4 : i32
  %l2, %h2 = arith.mulsi_extended %least, %four : i32
  vector.print %h2 : i32
  return %l2 : i32
}
