// title = "`convert-vector-to-scf` puts several operations into a `vector.mask`."
// kind = "invalid"
// run = "mlir-opt-22 --convert-vector-to-scf=full-unroll=true %s"
// fails = "'vector.mask' op expects only one operation to mask"
// expected = "A loop of masked reads, or the module as it is, as without `full-unroll`."
// cause = "`UnrollTransferReadConversion` in `VectorToSCF.cpp` inserts where the read is, inside of the mask."
// issue = "no public issue found"
func.func @f(%m: memref<1x8xf32>, %mask: vector<1x4xi1>) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %0 = vector.mask %mask {
    vector.transfer_read %m[%c0, %c0], %pad : memref<1x8xf32>, vector<1x4xf32>
  } : vector<1x4xi1> -> vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
