// title = "The expansion of `math.powf` has no result for a negative base."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "(?i)nan"
// expected = "4. The `math` dialect's documentation, `math.powf`: the first operand raised to the power of the second."
// cause = "`convertPowfOp` in `Math/Transforms/ExpandOps.cpp` is exp(b * log(a))."
// issue = "https://github.com/llvm/llvm-project/issues/132202"
func.func @f(%a: f32, %b: f32) -> f32 attributes {no_inline} {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant -2.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = call @f(%a, %b) : (f32, f32) -> f32
  return %0 : f32
}
