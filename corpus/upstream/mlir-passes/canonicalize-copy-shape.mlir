// title = "Canonicalization drops the casts of a `memref.copy` whose static sizes differ, which makes it invalid."
// kind = "invalid"
// run = "mlir-opt-22 --canonicalize %s"
// fails = "op requires the same shape for all operands"
// expected = "The module: the copy need not be reached, here because the caller has compared the sizes. MLIR's document 'memref' Dialect, `memref.copy`: with other shapes \"the result is undefined\", of dynamic sizes too."
// cause = "`FoldCopyOfCast` in `MemRefOps.cpp` asks whether each cast leaves the rank and element type as they are, and not whether both shapes then agree."
// issue = "no public issue found"
func.func @f(%a: memref<4xf32>, %b: memref<3xf32>, %same: i1) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<3xf32> to memref<?xf32>
  scf.if %same {
    memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  }
  return
}
