// title = "`scf-parallel-loop-tiling` without minima skips iterations of a loop whose step is not 1."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=3 no-min-max-bounds=true}))' %s | mlir-opt-22 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// expected = "1, as without the pass: the iteration 2 stores to `%m[2]`. MLIR's document of the `scf` dialect, `scf.parallel`: the iterations begin at the lower bound and go on by the step."
// cause = "`tileParallelLoop` in `ParallelLoopTiling.cpp` guards by inner * step + outer, but the inner variable counts in steps already."
// issue = "no public issue found"
func.func @f(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c2) {
    memref.store %one, %m[%i] : memref<4xi32>
    scf.reduce
  }
  return
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %z = arith.constant 0 : i32
  %c2 = arith.constant 2 : index
  memref.store %z, %m[%c2] : memref<4xi32>
  call @f(%m) : (memref<4xi32>) -> ()
  %r = memref.load %m[%c2] : memref<4xi32>
  return %r : i32
}
