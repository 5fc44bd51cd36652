// title = "The expansion of `math.acosh` of a large number is infinite."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32"
// prints = "^INF"
// expected = "46.744850. MLIR's document of the `math` dialect, `math.acosh`: the inverse hyperbolic cosine. x * x overflows."
// cause = "`convertAcoshOp` in `Math/Transforms/ExpandOps.cpp`."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant 1.0e20 : f32
  %0 = call @f(%a) : (f32) -> f32
  return %0 : f32
}
