// title = "`canonicalize` folds `affine.linearize_index` of a poison value into a number."
// kind = "lost"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "arith.constant -?\\d+ : index"
// lacks = "ub.poison"
// expected = "The module as it is. MLIR's document of the `ub` dialect, `ub.poison`: its value is no number. The program reads memory that is not its own: the number is another one from time to time, and some programs crash."
// cause = "`AffineLinearizeIndexOp::fold` of `AffineOps.cpp` asks whether an attribute is there, and not whether it is an `IntegerAttr`."
// issue = "no public issue found"
func.func @f() -> index {
  %p = ub.poison : index
  %r = affine.linearize_index disjoint [%p, %p] by (3, 4) : index
  return %r : index
}
