// title = "`flatten-memref` makes an invalid transfer of one to a vector of several dimensions."
// kind = "invalid"
// run = "mlir-opt-22 --flatten-memref %s"
// fails = "requires a permutation_map with result dims of the same rank"
// expected = "The transfer as it is: the pass has no other form for it. MLIR's document of the `vector` dialect, `vector.transfer_read`: the vector may have as many dimensions as the memref."
// cause = "`MemRefRewritePattern` in `FlattenMemRefs.cpp` makes a transfer from a memref of one dimension with the type of the vector as it was, whatever its rank. `vector.transfer_write` is the same."
// issue = "no public issue found"
func.func @f(%m: memref<2x2xi8>) -> vector<2x2xi8> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0 : i8
  %0 = vector.transfer_read %m[%c0, %c0], %p : memref<2x2xi8>, vector<2x2xi8>
  return %0 : vector<2x2xi8>
}
