// title = "`canonicalize` crashes at an `arith.addui_extended` of a constant and a poison value."
// kind = "crash"
// run = "mlir-opt-22 --canonicalize %s"
// signal = true
// expected = "The module as it is, or two poison values. MLIR's document of the `ub` dialect, `ub.poison`."
// cause = "`AddUIExtendedOp::fold` of `ArithOps.cpp` takes what `constFoldBinaryOp` returns for a `TypedAttr`, which the attribute of `ub.poison` is not."
// issue = "no public issue found"
func.func @f() -> (i8, i1) {
  %p = ub.poison : i8
  %c = arith.constant 1 : i8
  %r, %o = arith.addui_extended %c, %p : i8, i1
  return %r, %o : i8, i1
}
