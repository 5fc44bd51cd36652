// title = "The expansion of `arith.floordivsi` adds 2^64 - 1 instead of -1 to an integer above 64 bits."
// kind = "changed"
// run = "mlir-opt-22 --arith-expand %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i64"
// prints = "^0$"
// expected = "-1, the upper half of -4, as `palindrome run` gives. MLIR's document of the `arith` dialect, `arith.floordivsi`: the quotient is rounded towards negative infinity."
// cause = "`createConst` in `Arith/Transforms/ExpandOps.cpp` passes -1 as a number of 64 bits to `Builder::getIntegerAttr`, which does not extend the sign for a signless type."
// issue = "no public issue found"
func.func @f(%a: i128, %b: i128) -> i128 attributes {no_inline} {
  %0 = arith.floordivsi %a, %b : i128
  return %0 : i128
}
func.func @main() -> i64 {
  %a = arith.constant -7 : i128
  %b = arith.constant 2 : i128
  %s = arith.constant 64 : i128
  %0 = call @f(%a, %b) : (i128, i128) -> i128
  %1 = arith.shrsi %0, %s : i128
  %2 = arith.trunci %1 : i128 to i64
  return %2 : i64
}
