// title = "The expansion of `math.fpowi` has no result for a negative base."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "(?i)nan"
// expected = "-8. The `math` dialect's documentation, `math.fpowi`: the base raised to the power of a signed integer."
// cause = "`convertFPowIOp` in `Math/Transforms/ExpandOps.cpp` is exp(n * log(a)) if n is no constant."
// issue = "no public issue found"
func.func @f(%a: f32, %b: i8) -> f32 attributes {no_inline} {
  %0 = math.fpowi %a, %b : f32, i8
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant -2.0 : f32
  %b = arith.constant 3 : i8
  %0 = call @f(%a, %b) : (f32, i8) -> f32
  return %0 : f32
}
