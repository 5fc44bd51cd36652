// title = "The integer-range analysis computes a quotient of the least integer with the wrong sign."
// kind = "changed"
// run = "mlir-opt-22 --int-range-optimizations %s"
// prints = "return %c64_i8"
// expected = "-64. MLIR's document of the `arith` dialect, `arith.ceildivsi`: signed division that rounds towards positive infinity."
// cause = "`inferCeilDivS` in `InferIntRangeCommon.cpp` negates the dividend, which overflows."
// issue = "no public issue found"
func.func @f(%x: i8) -> i8 {
  %least = arith.constant -128 : i8
  %two = arith.constant 2 : i8
  %0 = arith.minsi %x, %least : i8
  %1 = arith.ceildivsi %0, %two : i8
  return %1 : i8
}
