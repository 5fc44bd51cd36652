// Minima, maxima and comparisons of floating-point numbers with NaN and both zeros.
// RUN: %run4 %s | FileCheck %s

// maximumf, minimumf: a NaN stays.
// CHECK: ( 2, nan, 0 )
// CHECK-NEXT: ( 1, nan, -0 )
// maxnumf, minnumf: the number stays.
// CHECK-NEXT: ( 2, 1 )
// CHECK-NEXT: ( 1, 1 )
// oeq, one, uno, ueq, une, olt, ult.
// CHECK-NEXT: ( 0, 0, 1 )
// CHECK-NEXT: ( 1, 0, 0 )
// CHECK-NEXT: ( 0, 1, 0 )
// CHECK-NEXT: ( 0, 1, 1 )
// CHECK-NEXT: ( 1, 1, 0 )
// CHECK-NEXT: ( 1, 0, 0 )
// CHECK-NEXT: ( 1, 1, 0 )
// CHECK-NEXT: inf
// CHECK-NEXT: -inf
// CHECK-NEXT: -0
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  %a = arith.constant dense<[1.0, 0x7fc00000, -0.0]> : vector<3xf32>
  %b = arith.constant dense<[2.0, 1.0, 0.0]> : vector<3xf32>
  %max = arith.maximumf %a, %b : vector<3xf32>
  vector.print %max : vector<3xf32>
  %min = arith.minimumf %a, %b : vector<3xf32>
  vector.print %min : vector<3xf32>
  // Which of the zeros these return is not specified.
  %c = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : vector<3xf32> to vector<2xf32>
  %d = vector.extract_strided_slice %b {offsets = [0], sizes = [2], strides = [1]} : vector<3xf32> to vector<2xf32>
  %maxnum = arith.maxnumf %c, %d : vector<2xf32>
  vector.print %maxnum : vector<2xf32>
  %minnum = arith.minnumf %c, %d : vector<2xf32>
  vector.print %minnum : vector<2xf32>

  %oeq = arith.cmpf oeq, %a, %b : vector<3xf32>
  vector.print %oeq : vector<3xi1>
  %one = arith.cmpf one, %a, %b : vector<3xf32>
  vector.print %one : vector<3xi1>
  %uno = arith.cmpf uno, %a, %b : vector<3xf32>
  vector.print %uno : vector<3xi1>
  %ueq = arith.cmpf ueq, %a, %b : vector<3xf32>
  vector.print %ueq : vector<3xi1>
  %une = arith.cmpf une, %a, %b : vector<3xf32>
  vector.print %une : vector<3xi1>
  %olt = arith.cmpf olt, %a, %b : vector<3xf32>
  vector.print %olt : vector<3xi1>
  %ult = arith.cmpf ult, %a, %b : vector<3xf32>
  vector.print %ult : vector<3xi1>

  %big = arith.constant 3.0e38 : f32
  %overflow = arith.addf %big, %big : f32
  vector.print %overflow : f32
  %negative = arith.negf %overflow : f32
  vector.print %negative : f32
  %zero = arith.constant 0.0 : f32
  %quotient = arith.divf %zero, %negative : f32
  vector.print %quotient : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
