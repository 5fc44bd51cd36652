// title = "`affine-data-copy-generate` makes copies of two memrefs that may be the same."
// kind = "changed"
// run = "mlir-opt-22 --affine-data-copy-generate='generate-dma=0 fast-mem-space=0' %s"
// prints = [
//   "%alloc = memref.alloc",
//   "%alloc_\\w+ = memref.alloc",
//   "%1 = affine.load %alloc\\[0\\]",
//   "return %1 ",
// ]
// expected = "`%w` if both are the same memref. MLIR's document of the `memref` dialect, `memref.distinct_objects`: that accesses to memrefs do not alias is an additional assumption, which this operation makes."
// cause = "`affineDataCopyGenerate` in `LoopUtils.cpp` collects regions by the value of the memref."
// issue = "no public issue found"
func.func @f(%m: memref<4xi8>, %s: memref<4xi8>, %v: i8, %w: i8) -> i8 {
  affine.store %v, %m[0] : memref<4xi8>
  affine.store %w, %s[0] : memref<4xi8>
  %0 = affine.load %m[0] : memref<4xi8>
  return %0 : i8
}
