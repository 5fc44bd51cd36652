// Elementary functions against their inverses and identities, and roundings of halves.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 )
// CHECK-NEXT: ( -3, -2, 2, 3, -2, 2 )
// CHECK-NEXT: ( -2, -2, 2, 2, -2, 2 )
// CHECK-NEXT: ( -3, -2, 1, 2, -2, 1 )
// CHECK-NEXT: ( -2, -1, 2, 3, -1, 2 )
// CHECK-NEXT: ( -2, -1, 1, 2, -1, 1 )
// CHECK-NEXT: -243
// CHECK-NEXT: 0.03125
// CHECK-NEXT: -2.5
// CHECK-NEXT: exit status 0

func.func @near(%results: vector<10xi1>, %at: index, %a: f64, %b: f64) -> vector<10xi1> {
  %tolerance = arith.constant 1.0e-12 : f64
  %d = arith.subf %a, %b : f64
  %size = math.absf %d : f64
  %is = arith.cmpf olt, %size, %tolerance : f64
  %next = vector.insert %is, %results[%at] : i1 into vector<10xi1>
  return %next : vector<10xi1>
}

func.func @main() -> i32 {
  %none = arith.constant dense<false> : vector<10xi1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %x = arith.constant 0.7 : f64

  %exp = math.exp %x : f64
  %log = math.log %exp : f64
  %r0 = call @near(%none, %c0, %log, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %sin = math.sin %x : f64
  %cos = math.cos %x : f64
  %ss = arith.mulf %sin, %sin : f64
  %unit = math.fma %cos, %cos, %ss : f64
  %r1 = call @near(%r0, %c1, %unit, %one) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %tan = math.tan %x : f64
  %atan = math.atan %tan : f64
  %r2 = call @near(%r1, %c2, %atan, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %atan2 = math.atan2 %sin, %cos : f64
  %r3 = call @near(%r2, %c3, %atan2, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %root = math.sqrt %x : f64
  %power = math.powf %root, %two : f64
  %r4 = call @near(%r3, %c4, %power, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %inverse = math.rsqrt %x : f64
  %product = arith.mulf %inverse, %root : f64
  %r5 = call @near(%r4, %c5, %product, %one) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %exp2 = math.exp2 %x : f64
  %log2 = math.log2 %exp2 : f64
  %r6 = call @near(%r5, %c6, %log2, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %expm1 = math.expm1 %x : f64
  %log1p = math.log1p %expm1 : f64
  %r7 = call @near(%r6, %c7, %log1p, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  // tanh x = (e^2x - 1) / (e^2x + 1)
  %tanh = math.tanh %x : f64
  %square = arith.mulf %exp, %exp : f64
  %numerator = arith.subf %square, %one : f64
  %denominator = arith.addf %square, %one : f64
  %quotient = arith.divf %numerator, %denominator : f64
  %r8 = call @near(%r7, %c8, %tanh, %quotient) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  %cbrt = math.cbrt %x : f64
  %three = arith.constant 3 : i32
  %cube = math.fpowi %cbrt, %three : f64, i32
  %r9 = call @near(%r8, %c9, %cube, %x) : (vector<10xi1>, index, f64, f64) -> vector<10xi1>
  vector.print %r9 : vector<10xi1>

  %halves = arith.constant dense<[-2.5, -1.5, 1.5, 2.5, -1.75, 1.75]> : vector<6xf64>
  %round = math.round %halves : vector<6xf64>
  vector.print %round : vector<6xf64>
  %even = math.roundeven %halves : vector<6xf64>
  vector.print %even : vector<6xf64>
  %floor = math.floor %halves : vector<6xf64>
  vector.print %floor : vector<6xf64>
  %ceil = math.ceil %halves : vector<6xf64>
  vector.print %ceil : vector<6xf64>
  %trunc = math.trunc %halves : vector<6xf64>
  vector.print %trunc : vector<6xf64>

  %minus = arith.constant -3 : i64
  %five = arith.constant 5 : i64
  %ipowi = math.ipowi %minus, %five : i64
  vector.print %ipowi : i64
  %minusFive = arith.constant -5 : i32
  %small = math.fpowi %two, %minusFive : f64, i32
  vector.print %small : f64
  %c25 = arith.constant 2.5 : f64
  %minusOne = arith.constant -0.0 : f64
  %copy = math.copysign %c25, %minusOne : f64
  vector.print %copy : f64
  %status = arith.constant 0 : i32
  return %status : i32
}
