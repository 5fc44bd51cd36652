// title = "`fold-memref-alias-ops` folds a `memref.subview` with a stride into `vector.maskedload` and `vector.maskedstore`."
// kind = "changed"
// run = "mlir-opt-22 --fold-memref-alias-ops %s"
// prints = "vector.maskedstore %arg0\\[%\\w+\\], %arg1, %arg2 : memref<16xi8>"
// expected = "The module as it is. The store is to elements 0, 2, 4 and 6 of `%m`, and with the pass to 0, 1, 2 and 3. MLIR's document of the `vector` dialect, `vector.maskedstore`: element i goes to `base[i + indices]`."
// cause = "`LoadOpOfSubViewOpFolder` and `StoreOpOfSubViewOpFolder` in `FoldMemRefAliasOps.cpp` compute the first index alone, and look at strides for `vector.load`, `vector.store` and transfers only."
// issue = "no public issue found"
func.func @f(%m: memref<16xi8>, %mask: vector<4xi1>, %v: vector<4xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[0] [4] [2] : memref<16xi8> to memref<4xi8, strided<[2]>>
  vector.maskedstore %0[%c0], %mask, %v : memref<4xi8, strided<[2]>>, vector<4xi1>, vector<4xi8>
  return
}
