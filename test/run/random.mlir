// A xorshift generator with a state in a global, and the number pi by points in a square.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 5180492295206395165, 3156925108060775709, 4166126042076094295 )
// CHECK-NEXT: 1
// CHECK-NEXT: exit status 0

memref.global "private" @state : memref<i64> = dense<1>

func.func @next() -> i64 {
  %state = memref.get_global @state : memref<i64>
  %c12 = arith.constant 12 : i64
  %c25 = arith.constant 25 : i64
  %c27 = arith.constant 27 : i64
  %factor = arith.constant 2685821657736338717 : i64
  %x0 = memref.load %state[] : memref<i64>
  %s0 = arith.shrui %x0, %c12 : i64
  %x1 = arith.xori %x0, %s0 : i64
  %s1 = arith.shli %x1, %c25 : i64
  %x2 = arith.xori %x1, %s1 : i64
  %s2 = arith.shrui %x2, %c27 : i64
  %x3 = arith.xori %x2, %s2 : i64
  memref.store %x3, %state[] : memref<i64>
  %r = arith.muli %x3, %factor : i64
  return %r : i64
}

// A number from 0 to 1, by its highest bits.
func.func @unit() -> f64 {
  %c11 = arith.constant 11 : i64
  %scale = arith.constant 0x3CA0000000000000 : f64
  %bits = call @next() : () -> i64
  %high = arith.shrui %bits, %c11 : i64
  %n = arith.uitofp %high : i64 to f64
  %x = arith.mulf %n, %scale : f64
  return %x : f64
}

func.func @main() -> i32 {
  %a = call @next() : () -> i64
  %b = call @next() : () -> i64
  %c = call @next() : () -> i64
  %mask = arith.constant 0x7fffffffffffffff : i64
  %v = vector.from_elements %a, %b, %c : vector<3xi64>
  %all = vector.broadcast %mask : i64 to vector<3xi64>
  %positive = arith.andi %v, %all : vector<3xi64>
  vector.print %positive : vector<3xi64>

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1.0 : f64
  %inside = scf.for %i = %c0 to %n step %c1 iter_args(%count = %zero) -> i64 {
    %x = func.call @unit() : () -> f64
    %y = func.call @unit() : () -> f64
    %xx = arith.mulf %x, %x : f64
    %d = math.fma %y, %y, %xx : f64
    %is = arith.cmpf ole, %d, %one : f64
    %w = arith.extui %is : i1 to i64
    %next = arith.addi %count, %w : i64
    scf.yield %next : i64
  }
  // Near 20000 pi / 4 = 15708, by less than three deviations.
  %expected = arith.constant 15708 : i64
  %limit = arith.constant 175 : i64
  %d = arith.subi %inside, %expected : i64
  %size = math.absi %d : i64
  %isNear = arith.cmpi slt, %size, %limit : i64
  vector.print %isNear : i1
  %status = arith.constant 0 : i32
  return %status : i32
}
