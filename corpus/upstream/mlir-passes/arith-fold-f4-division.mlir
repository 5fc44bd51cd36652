// title = "Canonicalization folds 1 / 0 in `f4E2M1FN` to 0."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "arith.constant 0x0 : f4E2M1FN"
// expected = "The op stays, or 6, the largest value, to which `arith-expand` rounds an infinity. MLIR's built-in types, `f4E2M1FN`: there is no infinity and no NaN."
// cause = "`DivFOp::fold` in `ArithOps.cpp` does not ask whether the format has the infinity that `APFloat` computes."
// issue = "no public issue found"
func.func @f() -> f4E2M1FN {
  %a = arith.constant 1.0 : f4E2M1FN
  %b = arith.constant 0.0 : f4E2M1FN
  %0 = arith.divf %a, %b : f4E2M1FN
  return %0 : f4E2M1FN
}
