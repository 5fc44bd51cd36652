// title = "`affine-loop-unroll` runs the loop for the rest if the upper bound is less than the lower one."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))' %s"
// prints = [
//   "\\(\\(s0 floordiv 4\\) \\* 4\\)",
//   "affine.for %arg1 = #\\w+\\(\\)\\[%arg0\\] to %arg0 \\{",
// ]
// expected = "No call for -1; the rest is from -4 to -1 and has three. MLIR's document of the `affine` dialect, `affine.for`: the loop has no iteration if the upper bound is not greater than the lower one."
// cause = "`getCleanupLoopLowerBound` in `LoopUtils.cpp` computes with a number of iterations that is negative. `affine-loop-unroll-jam` has the same fault."
// issue = "no public issue found"
func.func private @use(index)
func.func @f(%n: index) {
  affine.for %i = 0 to %n {
    func.call @use(%i) : (index) -> ()
  }
  return
}
