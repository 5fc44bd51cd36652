// The number below 1000 with the longest way to 1, and its length.
// RUN: %run4 %s | FileCheck %s

// CHECK: 871
// CHECK-NEXT: 178
// CHECK-NEXT: exit status 0

func.func @length(%start: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%n = %start, %steps = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %n, %one : i64
    scf.condition(%more) %n, %steps : i64, i64
  } do {
  ^bb0(%n: i64, %steps: i64):
    %isOdd = arith.trunci %n : i64 to i1
    %next = scf.if %isOdd -> i64 {
      %m = arith.muli %n, %three overflow<nsw, nuw> : i64
      %up = arith.addi %m, %one overflow<nsw> : i64
      scf.yield %up : i64
    } else {
      %half = arith.shrui %n, %one exact : i64
      scf.yield %half : i64
    }
    %count = arith.addi %steps, %one : i64
    scf.yield %next, %count : i64, i64
  }
  return %r#1 : i64
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end = arith.constant 1000 : i64
  %best:2 = scf.for %n = %one to %end step %one
      iter_args(%at = %zero, %most = %zero) -> (i64, i64) : i64 {
    %l = func.call @length(%n) : (i64) -> i64
    %isMore = arith.cmpi sgt, %l, %most : i64
    %nextAt = arith.select %isMore, %n, %at : i64
    %nextMost = arith.maxsi %l, %most : i64
    scf.yield %nextAt, %nextMost : i64, i64
  }
  vector.print %best#0 : i64
  vector.print %best#1 : i64
  %status = arith.constant 0 : i32
  return %status : i32
}
