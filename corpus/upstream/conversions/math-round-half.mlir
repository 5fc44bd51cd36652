// title = "The expansion of `math.round` rounds 0.49999997 to 1."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "^1.0"
// expected = "0. The `math` dialect's documentation, `math.round`: to the nearest integer."
// cause = "`convertRoundOp` in `Math/Transforms/ExpandOps.cpp` truncates x + 0.5, a sum that is rounded to 1."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 attributes {no_inline} {
  %0 = math.round %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %c = arith.constant 0x3EFFFFFF : f32
  %0 = call @f(%c) : (f32) -> f32
  return %0 : f32
}
