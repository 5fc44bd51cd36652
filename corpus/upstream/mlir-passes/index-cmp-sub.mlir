// title = "`canonicalize` compares two indices instead of their difference with 0, for any predicate."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "index.cmp ult\\(%arg1, %arg0\\)"
// expected = "The module as it is. For 0 and 1 the difference is the greatest `index`, hence greater than 0, but 1 is not less than 0. MLIR's document of the `index` dialect, `index.cmp`: `ult` is an unsigned comparison of its operands."
// cause = "`CmpOp::canonicalize` in `IndexOps.cpp` keeps the predicate, which is right for `eq` and `ne` alone."
// issue = "https://github.com/llvm/llvm-project/issues/216042"
func.func @f(%x: index, %y: index) -> i1 {
  %zero = index.constant 0
  %0 = index.sub %x, %y
  %1 = index.cmp ult(%zero, %0)
  return %1 : i1
}
