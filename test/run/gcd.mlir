// Euclid's algorithm, and the least common multiple of 1 to 20.
// RUN: %run4 %s | FileCheck %s

// CHECK: 21
// CHECK-NEXT: 1
// CHECK-NEXT: 17
// CHECK-NEXT: 232792560
// CHECK-NEXT: exit status 0

func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %g, %r = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %rest = arith.remui %x, %y : i64
    scf.yield %y, %rest : i64, i64
  }
  return %g : i64
}

func.func @lcm(%a: i64, %b: i64) -> i64 {
  %g = call @gcd(%a, %b) : (i64, i64) -> i64
  %q = arith.divui %a, %g : i64
  %l = arith.muli %q, %b : i64
  return %l : i64
}

func.func @show(%a: i64, %b: i64) {
  %g = call @gcd(%a, %b) : (i64, i64) -> i64
  vector.print %g : i64
  return
}

func.func @main() -> i32 {
  %a = arith.constant 1071 : i64
  %b = arith.constant 462 : i64
  %c = arith.constant 16 : i64
  %d = arith.constant 17 : i64
  %zero = arith.constant 0 : i64
  call @show(%a, %b) : (i64, i64) -> ()
  call @show(%c, %d) : (i64, i64) -> ()
  call @show(%zero, %d) : (i64, i64) -> ()

  %one = arith.constant 1 : i64
  %end = arith.constant 21 : i64
  %all = scf.for %i = %one to %end step %one iter_args(%l = %one) -> i64 : i64 {
    %next = func.call @lcm(%l, %i) : (i64, i64) -> i64
    scf.yield %next : i64
  }
  vector.print %all : i64
  %status = arith.constant 0 : i32
  return %status : i32
}
