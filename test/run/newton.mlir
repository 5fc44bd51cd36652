// Newton's method for a root, Simpson's rule for an integral, Horner's scheme for a
// polynomial: functions that are arguments.
// RUN: %run4 %s | FileCheck %s

// CHECK: 1.41421
// CHECK-NEXT: 5
// CHECK-NEXT: 20
// CHECK-NEXT: 87
// CHECK-NEXT: exit status 0

func.func @square_less_two(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %s = arith.mulf %x, %x : f64
  %r = arith.subf %s, %two : f64
  return %r : f64
}

func.func @cube(%x: f64) -> f64 {
  %s = arith.mulf %x, %x : f64
  %c = arith.mulf %s, %x : f64
  return %c : f64
}

// The root near %start, and the steps to it.
func.func @newton(%f: (f64) -> f64, %start: f64) -> (f64, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %h = arith.constant 1.0e-6 : f64
  %small = arith.constant 1.0e-9 : f64
  %r:2 = scf.while (%x = %start, %n = %zero) : (f64, i32) -> (f64, i32) {
    %y = func.call_indirect %f(%x) : (f64) -> f64
    %size = math.absf %y : f64
    %more = arith.cmpf ogt, %size, %small : f64
    scf.condition(%more) %x, %n : f64, i32
  } do {
  ^bb0(%x: f64, %n: i32):
    %y = func.call_indirect %f(%x) : (f64) -> f64
    %x1 = arith.addf %x, %h : f64
    %y1 = func.call_indirect %f(%x1) : (f64) -> f64
    %dy = arith.subf %y1, %y : f64
    %slope = arith.divf %dy, %h : f64
    %step = arith.divf %y, %slope : f64
    %next = arith.subf %x, %step : f64
    %count = arith.addi %n, %one : i32
    scf.yield %next, %count : f64, i32
  }
  return %r#0, %r#1 : f64, i32
}

// The integral from 1 to 3 in two parts; exact for cubic functions.
func.func @simpson(%f: (f64) -> f64) -> f64 {
  %weights = arith.constant dense<[1.0, 4.0, 2.0, 4.0, 1.0]> : vector<5xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %six = arith.constant 6.0 : f64
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %zero) -> f64 {
    %n = arith.index_cast %i : index to i32
    %t = arith.sitofp %n : i32 to f64
    %x = math.fma %t, %half, %one : f64
    %y = func.call_indirect %f(%x) : (f64) -> f64
    %w = vector.extract %weights[%i] : f64 from vector<5xf64>
    %next = math.fma %w, %y, %s : f64
    scf.yield %next : f64
  }
  %integral = arith.divf %sum, %six : f64
  return %integral : f64
}

func.func @main() -> i32 {
  %one = arith.constant 1.0 : f64
  %f = constant @square_less_two : (f64) -> f64
  %root, %steps = call @newton(%f, %one) : ((f64) -> f64, f64) -> (f64, i32)
  vector.print %root : f64
  %limit = arith.constant 5 : i32
  %few = arith.maxsi %steps, %limit : i32
  vector.print %few : i32
  %cube = constant @cube : (f64) -> f64
  %integral = call @simpson(%cube) : ((f64) -> f64) -> f64
  vector.print %integral : f64

  // 2 x^3 + 3 x^2 + x + 3 at 3.
  %coefficients = arith.constant dense<[2.0, 3.0, 1.0, 3.0]> : vector<4xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 3.0 : f64
  %zero = arith.constant 0.0 : f64
  %value = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %zero) -> f64 {
    %c = vector.extract %coefficients[%i] : f64 from vector<4xf64>
    %next = math.fma %v, %x, %c : f64
    scf.yield %next : f64
  }
  vector.print %value : f64
  %status = arith.constant 0 : i32
  return %status : i32
}
