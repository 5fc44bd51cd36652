// title = "The expansion of `math.ceil` loses the sign of a zero."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "^INF"
// expected = "-inf, 1 divided by the -0 that is the ceiling of -0.25. LangRef, `llvm.ceil`: as the `ceil` of libm, which keeps the sign; `--convert-math-to-llvm` gives -inf."
// cause = "`convertCeilOp` in `Math/Transforms/ExpandOps.cpp` adds 0 to the value that it gave the sign."
// issue = "https://github.com/llvm/llvm-project/issues/218111"
func.func @f(%a: f32) -> f32 attributes {no_inline} {
  %0 = math.ceil %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %c = arith.constant -0.25 : f32
  %one = arith.constant 1.0 : f32
  %0 = call @f(%c) : (f32) -> f32
  %1 = arith.divf %one, %0 : f32
  return %1 : f32
}
