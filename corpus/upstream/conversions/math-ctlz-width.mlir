// title = "The expansion of `math.ctlz` is wrong for integers whose width is no power of two."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=i32"
// prints = "^22$"
// expected = "23. MLIR's document of the `math` dialect, `math.ctlz`: the number of leading zeros of an integer of any type."
// cause = "`convertCtlzOp` in `Math/Transforms/ExpandOps.cpp` halves the width and rounds down: it looks at 12, 6, 3 and 1 bits of 24."
// issue = "no public issue found"
func.func @f(%a: i24) -> i24 {
  %0 = math.ctlz %a : i24
  return %0 : i24
}
func.func @main() -> i32 {
  %a = arith.constant 1 : i24
  %r = call @f(%a) : (i24) -> i24
  %w = arith.extui %r : i24 to i32
  return %w : i32
}
