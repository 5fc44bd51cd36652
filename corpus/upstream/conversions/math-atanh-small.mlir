// title = "The expansion of `math.atanh` of a small number is 0."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32"
// prints = "^0"
// expected = "1e-8. MLIR's document of the `math` dialect, `math.atanh`: the inverse hyperbolic tangent. 1 + x and 1 - x are 1 there."
// cause = "`convertAtanhOp` in `Math/Transforms/ExpandOps.cpp`."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant 1.0e-8 : f32
  %0 = call @f(%a) : (f32) -> f32
  return %0 : f32
}
