// title = "`canonicalize` crashes on a comparison that is always false or always true, of an integer as a float with a constant."
// kind = "crash"
// run = "mlir-opt-22 --canonicalize %s"
// signal = true
// expected = "False. MLIR's document of the `arith` dialect, `arith.cmpf`: `false` and `true` are predicates."
// cause = "`CmpFIntToFPConst` in `ArithOps.cpp` makes a comparison of integers of the predicate, which has none for these."
// issue = "no public issue found"
func.func @f(%x: i8) -> i1 {
  %c = arith.constant 1.0 : f16
  %0 = arith.sitofp %x : i8 to f16
  %1 = arith.cmpf false, %0, %c : f16
  return %1 : i1
}
