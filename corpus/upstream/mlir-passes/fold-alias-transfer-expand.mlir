// title = "`fold-memref-alias-ops` reads elements of the next row where `vector.transfer_read` pads."
// kind = "changed"
// run = "mlir-opt-22 --fold-memref-alias-ops %s"
// prints = "vector.transfer_read %arg0\\[%\\w+\\], %arg1 {in_bounds = \\[true\\]} : memref<8xi8>"
// lacks = "expand_shape"
// expected = "The third and fourth element are the padding: rows have two elements. MLIR's document of the `vector` dialect, `vector.transfer_read`: elements out of bounds of a dimension are the padding. For a `memref.subview` the pass does not fold a transfer that may be out of bounds."
// cause = "`LoadOpOfExpandShapeOpFolder` in `FoldMemRefAliasOps.cpp` asks nothing about bounds."
// issue = "no public issue found"
func.func @f(%m: memref<8xi8>, %pad: i8) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<8xi8> into memref<4x2xi8>
  %1 = vector.transfer_read %0[%c0, %c0], %pad : memref<4x2xi8>, vector<4xi8>
  return %1 : vector<4xi8>
}
