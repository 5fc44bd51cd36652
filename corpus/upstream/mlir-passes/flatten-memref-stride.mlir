// title = "`flatten-memref` makes a transfer from a memref contiguous whose last stride is 2."
// kind = "changed"
// run = "mlir-opt-22 --flatten-memref %s"
// prints = "strides: \\[1\\] : memref<2x2xf32, strided<\\[4, 2\\]>> to memref<8xf32"
// expected = "The elements at 0 and 2 of the buffer. MLIR's built-in types, `strided`: consecutive elements of the last dimension are 2 apart. The result of the pass reads those at 0 and 1; `vector.transfer_write` writes there."
// cause = "`getFlattenMemrefAndOffset` in `FlattenMemRefs.cpp` makes a memref with a stride of 1, which is right for the one element of a `memref.load`. The patterns for vectors use it too."
// issue = "no public issue found"
func.func @f(%m: memref<2x2xf32, strided<[4, 2]>>) -> vector<2xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true]} : memref<2x2xf32, strided<[4, 2]>>, vector<2xf32>
  return %r : vector<2xf32>
}
