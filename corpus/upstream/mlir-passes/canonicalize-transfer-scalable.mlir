// title = "`canonicalize` takes a transfer of a scalable vector for one of as many elements as `vscale` 1 has."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "in_bounds = \\[true\\]"
// expected = "No `in_bounds`: with a `vscale` of 2 the vector has 8 elements, and the transfer writes the 4 that the memref has. MLIR's document of the `vector` dialect, `vector.transfer_write`: dimensions that are in bounds are accessed without a test."
// cause = "`isInBounds`, which `foldTransferInBoundsAttribute` in `VectorOps.cpp` calls, compares with the size of the vector type's dimension, which is a multiple of `vscale`."
// issue = "no public issue found"
func.func @f(%m: memref<4xf32>, %v: vector<[4]xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] : vector<[4]xf32>, memref<4xf32>
  return
}
