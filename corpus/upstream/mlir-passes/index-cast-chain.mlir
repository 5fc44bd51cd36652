// title = "`canonicalize` removes two `arith.index_cast` of which the first one truncates."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "arith.index_cast"
// expected = "The module as it is, which makes 0 of 256. MLIR's document of the `arith` dialect, `arith.index_cast`: if casting to a narrower integer, the value is truncated."
// cause = "`IndexCastOfIndexCast` and `IndexCastUIOfIndexCastUI` in `ArithCanonicalization.td` compare the outer types, not the one between."
// issue = "https://github.com/llvm/llvm-project/issues/90296"
func.func @f(%x: index) -> index {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  return %1 : index
}
