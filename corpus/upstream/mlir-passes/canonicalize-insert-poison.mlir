// title = "`canonicalize` folds a poison value into a constant vector as if it was a number."
// kind = "lost"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "dense<\\[1, -?\\d+, 3\\]>"
// lacks = "ub.poison"
// expected = "The module as it is. MLIR's document of the `ub` dialect, `ub.poison`: its value is no number, and no attribute of an element. The program reads memory that is not its own: the vector is another one from time to time."
// cause = "`InsertOp::fold` in `VectorOps.cpp` gives `DenseElementsAttr::get` the attribute of `ub.poison`."
// issue = "no public issue found"
func.func @f() -> vector<3xi32> {
  %p = ub.poison : i32
  %c = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %r = vector.insert %p, %c [1] : i32 into vector<3xi32>
  return %r : vector<3xi32>
}
