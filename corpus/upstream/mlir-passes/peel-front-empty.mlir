// title = "`scf-for-loop-peeling` runs an empty loop once if it peels the first iteration."
// kind = "changed"
// run = "mlir-opt-22 --scf-for-loop-peeling=peel-front=true --lower-affine --convert-scf-to-cf %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1$"
// refine = "mlir-opt-22 --lower-affine --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.before && mlir-opt-22 --scf-for-loop-peeling=peel-front=true --lower-affine --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "0. MLIR's document of the `scf` dialect, `scf.for`: the upper bound is exclusive, so that a loop from 2 to -1 has no iteration."
// cause = "`peelForLoopFirstIteration` in `LoopSpecialization.cpp` gives the first loop the upper bound `lb + step`, whatever the loop's own upper bound is, unless all three are constants."
// issue = "https://github.com/llvm/llvm-project/issues/223232"
func.func @f(%lb: index, %ub: index, %step: index) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %lb to %ub step %step iter_args(%n = %c0) -> i32 {
    %m = arith.addi %n, %c1 : i32
    scf.yield %m : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %lb = arith.constant 2 : index
  %ub = arith.constant -1 : index
  %0 = call @f(%lb, %ub, %lb) : (index, index, index) -> i32
  return %0 : i32
}
