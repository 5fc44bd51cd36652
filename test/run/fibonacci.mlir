// Fibonacci numbers in three ways: by recursion, by a loop of blocks, and by the
// powers of a matrix. The exit status counts the differences.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 0, 1, 1, 2, 3, 5, 8, 13 )
// CHECK-NEXT: 6765
// CHECK-NEXT: 2880067194370816120
// CHECK-NEXT: exit status 0

func.func @recursive(%n: i64) -> i64 {
  %two = arith.constant 2 : i64
  %isSmall = arith.cmpi slt, %n, %two : i64
  cf.cond_br %isSmall, ^small(%n : i64), ^large
^small(%result: i64):
  return %result : i64
^large:
  %one = arith.constant 1 : i64
  %n1 = arith.subi %n, %one : i64
  %n2 = arith.subi %n, %two : i64
  %a = call @recursive(%n1) : (i64) -> i64
  %b = call @recursive(%n2) : (i64) -> i64
  %c = arith.addi %a, %b : i64
  cf.br ^small(%c : i64)
}

func.func @loop(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%n, %zero, %one : i64, i64, i64)
^head(%left: i64, %a: i64, %b: i64):
  %isDone = arith.cmpi eq, %left, %zero : i64
  cf.cond_br %isDone, ^done, ^body
^body:
  %sum = arith.addi %a, %b : i64
  %next = arith.subi %left, %one : i64
  cf.br ^head(%next, %b, %sum : i64, i64, i64)
^done:
  return %a : i64
}

// The upper left, the upper right and the lower right element of [[0, 1], [1, 1]]^n:
// squared, and multiplied by the matrix for each bit of n.
func.func @power(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %lower = arith.constant 0 : index
  %upper = arith.constant 64 : index
  %step = arith.constant 1 : index
  %r:3 = scf.for %i = %lower to %upper step %step
      iter_args(%a = %one, %b = %zero, %c = %one) -> (i64, i64, i64) {
    %aa = arith.muli %a, %a : i64
    %bb = arith.muli %b, %b : i64
    %cc = arith.muli %c, %c : i64
    %trace = arith.addi %a, %c : i64
    %sa = arith.addi %aa, %bb : i64
    %sb = arith.muli %b, %trace : i64
    %sc = arith.addi %bb, %cc : i64
    %c63 = arith.constant 63 : i64
    %i64 = arith.index_cast %i : index to i64
    %place = arith.subi %c63, %i64 : i64
    %shifted = arith.shrui %n, %place : i64
    %bit = arith.trunci %shifted : i64 to i1
    %next:3 = scf.if %bit -> (i64, i64, i64) {
      %sum = arith.addi %sb, %sc : i64
      scf.yield %sb, %sc, %sum : i64, i64, i64
    } else {
      scf.yield %sa, %sb, %sc : i64, i64, i64
    }
    scf.yield %next#0, %next#1, %next#2 : i64, i64, i64
  }
  return %r#1 : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zeros = arith.constant dense<0> : vector<8xi64>
  %first = scf.for %i = %c0 to %c8 step %c1 iter_args(%v = %zeros) -> vector<8xi64> {
    %n = arith.index_cast %i : index to i64
    %f = func.call @recursive(%n) : (i64) -> i64
    %next = vector.insert %f, %v[%i] : i64 into vector<8xi64>
    scf.yield %next : vector<8xi64>
  }
  vector.print %first : vector<8xi64>
  %c20 = arith.constant 20 : i64
  %f20 = call @loop(%c20) : (i64) -> i64
  vector.print %f20 : i64
  %c90 = arith.constant 90 : i64
  %f90 = call @power(%c90) : (i64) -> i64
  vector.print %f90 : i64

  %c91 = arith.constant 91 : index
  %none = arith.constant 0 : i32
  %wrong = scf.for %i = %c0 to %c91 step %c1 iter_args(%count = %none) -> i32 {
    %n = arith.index_cast %i : index to i64
    %a = func.call @loop(%n) : (i64) -> i64
    %b = func.call @power(%n) : (i64) -> i64
    %differ = arith.cmpi ne, %a, %b : i64
    %one = arith.extui %differ : i1 to i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %wrong : i32
}
