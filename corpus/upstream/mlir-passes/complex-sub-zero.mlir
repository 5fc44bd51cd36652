// title = "`canonicalize` folds the difference of a complex number and -0 to the number."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "complex.sub"
// expected = "The module as it is, for the operation has no `nsz`: -0 - -0 is 0 (IEEE 754), not -0. `arith.subf` is folded for 0 alone."
// cause = "`SubOp::fold` in `ComplexOps.cpp` asks whether the constant is any zero."
// issue = "no public issue found"
func.func @f(%a: complex<f32>) -> complex<f32> {
  %zero = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %zero : complex<f32>
  return %0 : complex<f32>
}
