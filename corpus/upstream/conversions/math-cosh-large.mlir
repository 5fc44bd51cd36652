// title = "The expansion of `math.cosh` of 89 is infinite."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32"
// prints = "^INF"
// expected = "2.244806e38, which `f32` has. MLIR's document of the `math` dialect, `math.cosh`: the hyperbolic cosine. e^89 overflows, and half of it does not."
// cause = "`convertCoshOp` in `Math/Transforms/ExpandOps.cpp`."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant 89.0 : f32
  %0 = call @f(%a) : (f32) -> f32
  return %0 : f32
}
