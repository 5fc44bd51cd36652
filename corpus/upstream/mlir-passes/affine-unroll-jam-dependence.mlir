// title = "`affine-loop-unroll-jam` asks nothing about the dependences of the loops."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' %s"
// prints = "affine.for %arg1 = 1 to 7 step 2"
// expected = "The module as it is: the iteration (2, 3) reads what (1, 4) wrote, and runs before it. MLIR's document of the `affine` dialect, `affine.for`: iterations run in their order."
// cause = "`loopUnrollJamByFactor` in `LoopUtils.cpp` checks no dependence."
// issue = "https://github.com/llvm/llvm-project/pull/196554"
func.func @f(%m: memref<8x8xi8>) {
  affine.for %i = 1 to 7 {
    affine.for %j = 0 to 7 {
      %c1 = arith.constant 1 : i8
      %0 = affine.load %m[%i - 1, %j + 1] : memref<8x8xi8>
      %1 = arith.addi %0, %c1 : i8
      affine.store %1, %m[%i, %j] : memref<8x8xi8>
    }
  }
  return
}
