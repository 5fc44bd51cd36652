// The ways to place eight queens on a chess board, by recursion on sets of bits.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 0, 0, 2, 10, 4, 40, 92 )
// CHECK-NEXT: exit status 0

// What is attacked in the next row: columns, and both kinds of diagonals.
func.func @ways(%full: i32, %columns: i32, %left: i32, %right: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %isDone = arith.cmpi eq, %columns, %full : i32
  %ways = scf.if %isDone -> i32 {
    scf.yield %one : i32
  } else {
    %a = arith.ori %columns, %left : i32
    %b = arith.ori %a, %right : i32
    %minus = arith.constant -1 : i32
    %not = arith.xori %b, %minus : i32
    %free = arith.andi %not, %full : i32
    %r:2 = scf.while (%rest = %free, %sum = %zero) : (i32, i32) -> (i32, i32) {
      %more = arith.cmpi ne, %rest, %zero : i32
      scf.condition(%more) %rest, %sum : i32, i32
    } do {
    ^bb0(%rest: i32, %sum: i32):
      %negative = arith.subi %zero, %rest : i32
      %queen = arith.andi %rest, %negative : i32
      %others = arith.xori %rest, %queen : i32
      %c = arith.ori %columns, %queen : i32
      %l0 = arith.ori %left, %queen : i32
      %l = arith.shli %l0, %one : i32
      %r0 = arith.ori %right, %queen : i32
      %r = arith.shrui %r0, %one : i32
      %some = func.call @ways(%full, %c, %l, %r) : (i32, i32, i32, i32) -> i32
      %next = arith.addi %sum, %some : i32
      scf.yield %others, %next : i32, i32
    }
    scf.yield %r#1 : i32
  }
  return %ways : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %zeros = arith.constant dense<0> : vector<8xi32>
  %v = scf.for %i = %c0 to %c8 step %c1 iter_args(%w = %zeros) -> vector<8xi32> {
    %n = arith.addi %i, %c1 : index
    %n32 = arith.index_cast %n : index to i32
    %power = arith.shli %one, %n32 : i32
    %full = arith.subi %power, %one : i32
    %ways = func.call @ways(%full, %zero, %zero, %zero) : (i32, i32, i32, i32) -> i32
    %next = vector.insert %ways, %w[%i] : i32 into vector<8xi32>
    scf.yield %next : vector<8xi32>
  }
  vector.print %v : vector<8xi32>
  return %zero : i32
}
