// title = "`arith-int-range-narrowing` compares numbers that were extended without their sign as signed numbers of the narrow type."
// kind = "changed"
// run = "mlir-opt-22 --arith-int-range-narrowing=int-bitwidths-supported=8 %s"
// prints = "arith.cmpi slt, %arg0, %c0_i8 : i8"
// expected = "False for every number: an operand of the comparison is 0 to 255. MLIR's document of the `arith` dialect, `arith.cmpi`: `slt` is a signed comparison."
// cause = "`NarrowCmpI` in `IntRangeOptimizations.cpp` keeps the predicate where the ranges fit an unsigned narrow type."
// issue = "https://github.com/llvm/llvm-project/pull/189676"
func.func @f(%x: i8) -> i1 {
  %zero = arith.constant 0 : i16
  %0 = arith.extui %x : i8 to i16
  %1 = arith.cmpi slt, %0, %zero : i16
  return %1 : i1
}
