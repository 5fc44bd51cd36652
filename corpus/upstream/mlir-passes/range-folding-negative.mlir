// title = "`scf-for-loop-range-folding` multiplies the bounds and the step of a loop by a number that may be negative."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(scf-for-loop-range-folding))' %s"
// prints = [
//   "%1 = arith.muli %arg1, %arg0",
//   "scf.for %arg2 = %0 to %1 step %2",
// ]
// expected = "The module as it is. For -1 and 4 there are four calls, and with the pass none, for 0 is not less than -4. MLIR's document of the `scf` dialect, `scf.for`: the step is positive, and the iteration goes on while the variable is less than the upper bound."
// cause = "`ForLoopRangeFolding` in `LoopRangeFolding.cpp` asks only that the factor is defined outside of the loop."
// issue = "no public issue found"
func.func private @use(index)
func.func @f(%c: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.muli %i, %c : index
    func.call @use(%0) : (index) -> ()
  }
  return
}
