// title = "`arith-int-range-narrowing` narrows a shift to a type that is not wider than its amount."
// kind = "changed"
// run = "mlir-opt-22 --arith-int-range-narrowing=int-bitwidths-supported=8 %s"
// prints = "arith.shrui %\\w+, %c9_i8 : i8"
// expected = "0. MLIR's document of the `arith` dialect, `arith.shrui`: a shift by the width of the type or more is poison."
// cause = "`NarrowElementwise` in `IntRangeOptimizations.cpp` treats the amount as any operand."
// issue = "https://github.com/llvm/llvm-project/issues/218191"
func.func @f(%x: i16) -> i16 {
  %one = arith.constant 1 : i16
  %nine = arith.constant 9 : i16
  %0 = arith.andi %x, %one : i16
  %1 = arith.shrui %0, %nine : i16
  return %1 : i16
}
