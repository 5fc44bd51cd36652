// title = "`expand-strided-metadata` crashes on a rank-reducing `subview` that keeps a size of 1 with a stride."
// kind = "crash"
// run = "mlir-opt-22 %s --expand-strided-metadata"
// signal = true
// expected = "MLIR, 'memref' Dialect, `memref.subview`: sizes of 1 may be dropped. The strides of the result leave no choice but the third one."
// cause = "computeMemRefRankReductionMask compares the strides of the result with those of the source, and does not multiply them by the strides of the subview. It drops too many dimensions."
// issue = "no public issue found"
func.func @f(%m: memref<1x8x8x8xf32>, %i: index) -> memref<1x4x4xf32, strided<[1024, 128, 2], offset: ?>> {
  %0 = memref.subview %m[0, %i, 0, 0] [1, 4, 1, 4] [2, 2, 3, 2] : memref<1x8x8x8xf32> to memref<1x4x4xf32, strided<[1024, 128, 2], offset: ?>>
  return %0 : memref<1x4x4xf32, strided<[1024, 128, 2], offset: ?>>
}
