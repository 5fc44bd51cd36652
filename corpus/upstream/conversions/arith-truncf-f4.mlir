// title = "The expansion of `arith.truncf` to `f4E2M1FN` makes 0.5 of -0.4."
// kind = "changed"
// run = "mlir-opt-22 --arith-expand=include-f4e2m1=true %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1$"
// expected = "9, the bits of -0.5, as `palindrome run` gives. MLIR's document of the `arith` dialect, `arith.truncf`: the value is rounded. -0.0 and -0.2 lose their sign in the same way."
// cause = "`F4E2M1TruncFOpConverter` in `Arith/Transforms/ExpandOps.cpp` replaces the bits, sign and all, of a number below 0.5 by those of 0.5 or 0."
// issue = "no public issue found"
func.func @f(%x: f32) -> f4E2M1FN attributes {no_inline} {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}
func.func @main() -> i32 {
  %x = arith.constant -0.4 : f32
  %0 = call @f(%x) : (f32) -> f4E2M1FN
  %1 = arith.bitcast %0 : f4E2M1FN to i4
  %2 = arith.extui %1 : i4 to i32
  return %2 : i32
}
