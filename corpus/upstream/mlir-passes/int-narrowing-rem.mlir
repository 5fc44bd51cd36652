// title = "`arith-int-range-narrowing` makes a remainder by -1 overflow."
// kind = "changed"
// run = "mlir-opt-22 --arith-int-range-narrowing=int-bitwidths-supported=8 %s"
// prints = "arith.remsi %arg0, %c-1_i8 : i8"
// expected = "0 for -128. LangRef, `srem`: the least number by -1 is undefined behaviour, and -128 is the least `i8` only."
// cause = "`NarrowElementwise` in `IntRangeOptimizations.cpp`: operands and result fit, and the quotient, which does not, is not asked for."
// issue = "no public issue found"
func.func @f(%x: i8) -> i16 {
  %minus = arith.constant -1 : i16
  %0 = arith.extsi %x : i8 to i16
  %1 = arith.remsi %0, %minus : i16
  return %1 : i16
}
