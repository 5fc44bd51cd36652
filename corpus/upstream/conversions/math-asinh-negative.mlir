// title = "The expansion of `math.asinh` cancels to minus infinity."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "(?i)-inf"
// expected = "-10.5966, as asinh is odd. The `math` dialect's documentation, `math.asinh`: the arcus hyperbolic sine."
// cause = "`convertAsinhOp` in `Math/Transforms/ExpandOps.cpp` is log(x + sqrt(x * x + 1))."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 attributes {no_inline} {
  %0 = math.asinh %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant -20000.0 : f32
  %0 = call @f(%a) : (f32) -> f32
  return %0 : f32
}
