// title = "`math.isnan` and its kin on a vector of two dimensions become invalid operations."
// kind = "invalid"
// run = "mlir-opt-22 --convert-to-llvm %s"
// fails = "'llvm.intr.is.fpclass' op operand #0 must be floating point"
// expected = "An array of vectors, as for `math.absf`. The `math` dialect's documentation, `math.isnan`: the operand is a scalar, vector or tensor. `math.isinf`, `isfinite` and `isnormal` are converted in the same way."
// cause = "`IsNaNOpLowering` and others in `MathToLLVM.cpp` pass the converted operand on, without the unrolling of n-dimensional vectors."
// issue = "no public issue found"
func.func @f(%v: vector<2x3xf32>) -> vector<2x3xi1> {
  %0 = math.isnan %v : vector<2x3xf32>
  return %0 : vector<2x3xi1>
}
