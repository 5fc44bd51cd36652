// title = "`canonicalize` removes an unsigned `scf.for` whose only iteration reaches the upper bound."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %c0_i8 "
// lacks = "scf.for|%c1_i8"
// expected = "1, the result of the iteration with 0: 0 is less than 150, and 0 + 150 is not. MLIR's document of the `scf` dialect, `scf.for`: if `unsignedCmp` is specified, the integer comparison is unsigned."
// cause = "`constantTripCount` in `StaticValueUtils.cpp` divides the difference of the bounds by the step as signed numbers, here of -106. See `unroll-unsigned-for` for unrolling."
// issue = "https://github.com/llvm/llvm-project/pull/175301, which is not in 22.1.8"
func.func @f() -> i8 {
  %from = arith.constant 0 : i8
  %to = arith.constant 150 : i8
  %one = arith.constant 1 : i8
  %0 = scf.for unsigned %i = %from to %to step %to iter_args(%a = %from) -> i8 : i8 {
    %1 = arith.addi %a, %one : i8
    scf.yield %1 : i8
  }
  return %0 : i8
}
