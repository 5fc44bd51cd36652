// title = "`scf-parallel-loop-tiling` multiplies a step by the size of a tile, and the product overflows."
// kind = "changed"
// run = "mlir-opt-22 --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// refine = "mlir-opt-22 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.before && mlir-opt-22 --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "7: the loop from 0 to 1 has one iteration, whatever its step. MLIR's document of the `scf` dialect, `scf.parallel`: the step is any positive number. Four times 2^61 + 1 is negative."
// cause = "`tileParallelLoop` in `ParallelLoopTiling.cpp` creates an `arith.muli` for the step of the outer loop, and guards nothing."
// issue = "no public issue found"
func.func @f(%step: index, %m: memref<1xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%step) {
    memref.store %x, %m[%i] : memref<1xi32>
  }
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2305843009213693953 : index
  %m = memref.alloca() : memref<1xi32>
  %x = arith.constant 0 : i32
  %y = arith.constant 7 : i32
  memref.store %x, %m[%c0] : memref<1xi32>
  call @f(%step, %m, %y) : (index, memref<1xi32>, i32) -> ()
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
