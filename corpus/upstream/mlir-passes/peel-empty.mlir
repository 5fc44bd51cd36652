// title = "`scf-for-loop-peeling` runs a loop whose upper bound is less than its lower bound."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling))' %s | mlir-opt-22 --lower-affine --convert-scf-to-cf --expand-strided-metadata --lower-affine --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1$"
// expected = "0, as without the pass: the loop from 1 to 0 has no iteration. MLIR's document of the `scf` dialect, `scf.for`: the body runs while the variable is less than the upper bound."
// cause = "`peelForLoop` in `LoopSpecialization.cpp` splits at ub - (ub - lb) mod step, which is -1 for 1, 0 and 2, and the second loop runs from there. `peel-front-empty` is the other peeling."
// issue = "no public issue found"
func.func @f(%m: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  scf.for %i = %c1 to %n step %c2 {
    %x = memref.load %m[%c0] : memref<1xi32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %m[%c0] : memref<1xi32>
  }
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %z, %m[%c0] : memref<1xi32>
  call @f(%m, %c0) : (memref<1xi32>, index) -> ()
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
