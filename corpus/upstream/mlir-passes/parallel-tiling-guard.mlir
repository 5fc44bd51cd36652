// title = "`scf-parallel-loop-tiling` without minima skips iterations with a negative number."
// kind = "changed"
// run = "mlir-opt-22 --scf-parallel-loop-tiling='parallel-loop-tile-sizes=3 no-min-max-bounds' %s"
// prints = [
//   "arith.cmpi ult, %\\w+, %c4",
// ]
// expected = "`slt`. MLIR's document of the `scf` dialect, `scf.parallel`: the loop has the iterations -3 to 3; unsigned, -3 is not less than 4."
// cause = "`tileParallelLoop` in `ParallelLoopTiling.cpp`."
// issue = "https://github.com/llvm/llvm-project/issues/223233"
func.func private @use(index)
func.func @f() {
  %from = arith.constant -3 : index
  %to = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%from) to (%to) step (%c1) {
    func.call @use(%i) : (index) -> ()
    scf.reduce
  }
  return
}
