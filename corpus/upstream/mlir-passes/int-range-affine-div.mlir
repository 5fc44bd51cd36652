// title = "The integer-range analysis divides by zero at an `affine.apply` whose divisor is known to be 0."
// kind = "crash"
// run = "mlir-opt-22 --int-range-optimizations %s"
// signal = true
// expected = "The module, or poison for the result. `canonicalize` keeps the division, which need not be reached."
// cause = "`intrange::inferAffineExpr` clamps the divisor's range to positive numbers for `floordiv` and `ceildiv`, which leaves no range, and divides by its upper bound."
// issue = "https://github.com/llvm/llvm-project/issues/205072"
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%c0]
  return %0 : index
}
