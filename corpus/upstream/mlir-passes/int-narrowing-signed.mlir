// title = "`arith-int-range-narrowing` narrows signed operations to the width of unsigned numbers, and unsigned ones to that of signed numbers."
// kind = "changed"
// run = "mlir-opt-22 --arith-int-range-narrowing=int-bitwidths-supported=8 %s"
// prints = "arith.maxsi %arg0, %arg1 : i8"
// expected = "255 for -1 and 0, which are 255 and 0 once they are extended; the maximum of the signed numbers is 0. MLIR's document of the `arith` dialect, `arith.maxsi`: the signed maximum. `minsi`, `divsi`, `remsi` and `shrsi` are wrong in the same way, and `remui` of a negative number."
// cause = "`NarrowElementwise` in `IntRangeOptimizations.cpp` asks which cast keeps the ranges, and not whether the operation is signed."
// issue = "https://github.com/llvm/llvm-project/pull/189676"
func.func @f(%x: i8, %y: i8) -> i16 {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extui %y : i8 to i16
  %2 = arith.maxsi %0, %1 : i16
  return %2 : i16
}
