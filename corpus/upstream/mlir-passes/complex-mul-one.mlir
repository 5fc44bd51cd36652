// title = "`canonicalize` folds the product of a complex number and 1 to the number, whose zeros may be negative."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "complex.mul"
// expected = "The module as it is, for the operation has no `nsz`: the real part of -0 - i is -0 * 1 - (-1 * 0), hence 0. MLIR has decided against special cases (https://github.com/llvm/llvm-project/pull/119591), so that the product is that of the parts."
// cause = "`MulOp::fold` in `ComplexOps.cpp`."
// issue = "no public issue found"
func.func @f(%a: complex<f32>) -> complex<f32> {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one : complex<f32>
  return %0 : complex<f32>
}
