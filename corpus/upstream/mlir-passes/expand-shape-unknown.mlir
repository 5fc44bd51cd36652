// title = "`expand-strided-metadata` crashes on an `expand_shape` to two sizes that are not constant."
// kind = "crash"
// run = "mlir-opt-22 %s --expand-strided-metadata"
// signal = true
// expected = "MLIR, 'memref' Dialect, `memref.expand_shape`: the operands `output_shape` are the sizes, any number of which may be dynamic."
// cause = "getExpandedSizes of ExpandStridedMetadata.cpp asserts that a group has one dynamic size at most, and leaves the others null; it does not read `output_shape`."
// issue = "no public issue found"
func.func @f(%m: memref<?xf32>, %i: index, %j: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, %j] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
