// title = "`canonicalize` folds the sum of a complex number and 0 to the number, whose zeros may be negative."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "complex.add"
// expected = "The module as it is, for the operation has no `nsz`: -0 + 0 is 0 (IEEE 754), not -0. `arith.addf` is folded for -0 alone."
// cause = "`AddOp::fold` in `ComplexOps.cpp` asks whether the constant is any zero."
// issue = "no public issue found"
func.func @f(%a: complex<f32>) -> complex<f32> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  return %0 : complex<f32>
}
