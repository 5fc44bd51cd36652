// title = "The expansion of `arith.maximumf` and `arith.minimumf` does not order the zeros."
// kind = "changed"
// run = "mlir-opt-22 --arith-expand %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^-2147483648$"
// expected = "0, the bits of +0.0. The `arith` dialect's documentation, `arith.maximumf`: -0.0 counts as less than +0.0."
// cause = "`ArithOps/Transforms/ExpandOps.cpp` compares by `fcmp ugt`, for which the zeros are equal."
// issue = "no public issue found"
func.func @max(%a: f32, %b: f32) -> f32 attributes {no_inline} {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}
func.func @main() -> i32 {
  %p = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %0 = call @max(%p, %n) : (f32, f32) -> f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
