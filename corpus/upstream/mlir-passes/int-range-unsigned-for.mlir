// title = "The integer-range analysis compares the bounds of an unsigned `scf.for` as signed numbers."
// kind = "changed"
// run = "mlir-opt-22 --int-range-optimizations %s"
// prints = "return %c0_i8"
// lacks = "scf.for"
// expected = "250, the sum of 100 and 150: as signed numbers, 200 is -56 and the loop empty. MLIR's document of the `scf` dialect, `scf.for`: if `unsignedCmp` is specified, the integer comparison is unsigned."
// cause = "`IntegerRangeAnalysis::visitNonControlFlowArguments` takes signed minima and maxima of the bounds of every loop."
// issue = "no public issue found"
func.func @f() -> i8 {
  %from = arith.constant 100 : i8
  %to = arith.constant 200 : i8
  %step = arith.constant 50 : i8
  %zero = arith.constant 0 : i8
  %0 = scf.for unsigned %i = %from to %to step %step iter_args(%a = %zero) -> i8 : i8 {
    %1 = arith.addi %a, %i : i8
    scf.yield %1 : i8
  }
  return %0 : i8
}
