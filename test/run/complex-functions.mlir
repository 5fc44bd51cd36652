// Complex numbers: a division, roots, powers, and identities of functions.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 0.44, 0.08 )
// CHECK-NEXT: 5
// CHECK-NEXT: ( 2, 1 )
// CHECK-NEXT: ( 1, 1, 1, 1, 1 )
// CHECK-NEXT: ( -7, -24 )
// CHECK-NEXT: ( 1, 0 )
// CHECK-NEXT: exit status 0

func.func @print(%z: complex<f64>) {
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  // Without rounding errors and negative zeros.
  %million = arith.constant 1.0e6 : f64
  %zero = arith.constant 0.0 : f64
  %v = vector.from_elements %re, %im : vector<2xf64>
  %millions = vector.broadcast %million : f64 to vector<2xf64>
  %zeros = vector.broadcast %zero : f64 to vector<2xf64>
  %scaled = arith.mulf %v, %millions : vector<2xf64>
  %rounded = math.roundeven %scaled : vector<2xf64>
  %back = arith.divf %rounded, %millions : vector<2xf64>
  %positive = arith.addf %back, %zeros : vector<2xf64>
  vector.print %positive : vector<2xf64>
  return
}

func.func @near(%a: complex<f64>, %b: complex<f64>) -> i1 {
  %small = arith.constant 1.0e-12 : f64
  %d = complex.sub %a, %b : complex<f64>
  %size = complex.abs %d : complex<f64>
  %is = arith.cmpf olt, %size, %small : f64
  return %is : i1
}

func.func @main() -> i32 {
  %a = complex.constant [1.0, 2.0] : complex<f64>
  %b = complex.constant [3.0, 4.0] : complex<f64>
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %two = complex.constant [2.0, 0.0] : complex<f64>
  %q = complex.div %a, %b : complex<f64>
  call @print(%q) : (complex<f64>) -> ()
  %size = complex.abs %b : complex<f64>
  vector.print %size : f64
  %root = complex.sqrt %b : complex<f64>
  call @print(%root) : (complex<f64>) -> ()

  %exp = complex.exp %a : complex<f64>
  %log = complex.log %exp : complex<f64>
  %i0 = call @near(%log, %a) : (complex<f64>, complex<f64>) -> i1
  %sin = complex.sin %a : complex<f64>
  %cos = complex.cos %a : complex<f64>
  %ss = complex.mul %sin, %sin : complex<f64>
  %cc = complex.mul %cos, %cos : complex<f64>
  %sum = complex.add %ss, %cc : complex<f64>
  %i1 = call @near(%sum, %one) : (complex<f64>, complex<f64>) -> i1
  %conjugate = complex.conj %a : complex<f64>
  %square = complex.mul %a, %conjugate : complex<f64>
  %five = complex.constant [5.0, 0.0] : complex<f64>
  %i2 = call @near(%square, %five) : (complex<f64>, complex<f64>) -> i1
  %rr = complex.mul %root, %root : complex<f64>
  %i3 = call @near(%rr, %b) : (complex<f64>, complex<f64>) -> i1
  %angle = complex.angle %b : complex<f64>
  %c = math.cos %angle : f64
  %s = math.sin %angle : f64
  %re = arith.mulf %size, %c : f64
  %im = arith.mulf %size, %s : f64
  %polar = complex.create %re, %im : complex<f64>
  %i4 = call @near(%polar, %b) : (complex<f64>, complex<f64>) -> i1
  %all = vector.from_elements %i0, %i1, %i2, %i3, %i4 : vector<5xi1>
  vector.print %all : vector<5xi1>

  // (3 + 4i)^2 = -7 + 24i, and its conjugate.
  %power = complex.pow %b, %two : complex<f64>
  %conj = complex.conj %power : complex<f64>
  call @print(%conj) : (complex<f64>) -> ()
  %isSame = complex.eq %a, %a : complex<f64>
  %isOther = complex.neq %a, %a : complex<f64>
  %flags = vector.from_elements %isSame, %isOther : vector<2xi1>
  vector.print %flags : vector<2xi1>
  %status = arith.constant 0 : i32
  return %status : i32
}
