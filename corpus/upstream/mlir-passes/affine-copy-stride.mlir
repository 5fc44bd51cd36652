// title = "`affine-data-copy-generate` copies elements back that were never written."
// kind = "changed"
// run = "mlir-opt-22 --affine-data-copy-generate='generate-dma=0 fast-mem-space=0 skip-non-unit-stride-loops=0' %s"
// prints = "(?s)memref.alloc\\(\\) : memref<7xi8>\\n    affine.for %arg2 = 0 to 4 .*affine.store %arg1.*affine.for %arg2 = 0 to 7 .*affine.load %alloc.*affine.store %0, %arg0"
// expected = "The elements 1, 3 and 5 stay as they were; they become what was in new memory. MLIR's document of the `affine` dialect, `affine.store`."
// cause = "`affineDataCopyGenerate` in `LoopUtils.cpp` copies a region that is only written out, and not in, though the region, a box, is larger than what is written. A store in an `affine.if` shows it, too."
// issue = "https://github.com/llvm/llvm-project/pull/196977"
func.func @f(%m: memref<8xi8>, %v: i8) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[2 * %i] : memref<8xi8>
  }
  return
}
