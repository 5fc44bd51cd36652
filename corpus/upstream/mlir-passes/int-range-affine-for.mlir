// title = "The integer-range analysis crashes on a loop whose bound is not a constant."
// kind = "crash"
// run = "mlir-opt-22 --int-range-optimizations %s"
// signal = true
// expected = "The module, unchanged: nothing is known about the bound."
// cause = "`IntegerRangeAnalysis::visitNonControlFlowArguments` dereferences what `getLoopUpperBounds` returns, which is nothing for an `affine.for` with such a bound."
// issue = "https://github.com/llvm/llvm-project/issues/180312, closed by https://github.com/llvm/llvm-project/pull/183660, which is not in 22.1.8"
func.func @f(%n: index) {
  affine.for %i = 0 to %n {
  }
  return
}
