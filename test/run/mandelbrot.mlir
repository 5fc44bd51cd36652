// Rows of the Mandelbrot set, with complex numbers.
// RUN: %run4 %s | FileCheck %s --strict-whitespace --match-full-lines

//      CHECK:.....................
// CHECK-NEXT:.....................
// CHECK-NEXT:............. # .....
// CHECK-NEXT:...........#######...
// CHECK-NEXT:..........######## ..
// CHECK-NEXT:......### #########..
// CHECK-NEXT:##################...
// CHECK-NEXT:exit status 0

func.func @iterations(%c: complex<f64>) -> i32 {
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant 50 : i32
  %two = arith.constant 2.0 : f64
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  %r:2 = scf.while (%z = %zero, %n = %none) : (complex<f64>, i32) -> (complex<f64>, i32) {
    %size = complex.abs %z : complex<f64>
    %isNear = arith.cmpf ole, %size, %two : f64
    %isEarly = arith.cmpi slt, %n, %most : i32
    %more = arith.andi %isNear, %isEarly : i1
    scf.condition(%more) %z, %n : complex<f64>, i32
  } do {
  ^bb0(%z: complex<f64>, %n: i32):
    %square = complex.mul %z, %z : complex<f64>
    %next = complex.add %square, %c : complex<f64>
    %count = arith.addi %n, %one : i32
    scf.yield %next, %count : complex<f64>, i32
  }
  return %r#1 : i32
}

func.func private @putchar(i32) -> i32

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 7 : index
  %columns = arith.constant 21 : index
  %left = arith.constant -1.875 : f64
  %top = arith.constant 1.125 : f64
  %dx = arith.constant 0.125 : f64
  %dy = arith.constant -0.1875 : f64
  %inside = arith.constant 35 : i32
  %near = arith.constant 32 : i32
  %far = arith.constant 46 : i32
  %newline = arith.constant 10 : i32
  %most = arith.constant 50 : i32
  %some = arith.constant 15 : i32
  scf.for %i = %c0 to %rows step %c1 {
    %i32 = arith.index_cast %i : index to i32
    %iFloat = arith.sitofp %i32 : i32 to f64
    %y = math.fma %iFloat, %dy, %top : f64
    scf.for %j = %c0 to %columns step %c1 {
      %j32 = arith.index_cast %j : index to i32
      %jFloat = arith.sitofp %j32 : i32 to f64
      %x = math.fma %jFloat, %dx, %left : f64
      %c = complex.create %x, %y : complex<f64>
      %n = func.call @iterations(%c) : (complex<f64>) -> i32
      %isInside = arith.cmpi eq, %n, %most : i32
      %isNear = arith.cmpi sgt, %n, %some : i32
      %outside = arith.select %isNear, %near, %far : i32
      %letter = arith.select %isInside, %inside, %outside : i32
      %ignored = func.call @putchar(%letter) : (i32) -> i32
    }
    %ignored = func.call @putchar(%newline) : (i32) -> i32
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
