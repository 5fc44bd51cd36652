// title = "`canonicalize` folds the logarithm of an exponential to its operand, whose imaginary part may be large."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "complex.log"
// expected = "The module as it is: the logarithm of e^(4i) is (4 - 2*pi)i. C's `clog`, which `complex.log` becomes: its imaginary part is in the range -pi to pi."
// cause = "`LogOp::fold` in `ComplexOps.cpp`."
// issue = "https://github.com/llvm/llvm-project/pull/212781"
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.log %0 : complex<f32>
  return %1 : complex<f32>
}
