// title = "`affine-loop-tile` tiles loops with a dependence of the distance (1, -1)."
// kind = "changed"
// run = "mlir-opt-22 --affine-loop-tile=tile-size=4 %s"
// prints = "affine.for %arg1 = 1 to 7 step 4"
// expected = "The module as it is, and a remark that tiling is not valid. The iteration (2, 3) reads what (1, 4) wrote, and runs before it in a tile. MLIR's document of the `affine` dialect, `affine.for`: iterations run in their order."
// cause = "`isTilingValid` in `LoopAnalysis.cpp` rejects a negative component only if its bounds differ, and not the distance -1, whose bounds are equal."
// issue = "https://github.com/llvm/llvm-project/pull/192858"
func.func @f(%m: memref<8x8xi8>) {
  %c1 = arith.constant 1 : i8
  affine.for %i = 1 to 7 {
    affine.for %j = 0 to 7 {
      %0 = affine.load %m[%i - 1, %j + 1] : memref<8x8xi8>
      %1 = arith.addi %0, %c1 : i8
      affine.store %1, %m[%i, %j] : memref<8x8xi8>
    }
  }
  return
}
