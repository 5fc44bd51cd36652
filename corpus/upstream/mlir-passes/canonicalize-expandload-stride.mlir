// title = "`canonicalize` makes an invalid `vector.load` of a `vector.expandload` from a memref with a stride."
// kind = "invalid"
// run = "mlir-opt-22 --canonicalize %s"
// fails = "most minor memref dim must have unit stride"
// expected = "The module as it is. MLIR's document of the `vector` dialect, `vector.expandload`, restricts no layout."
// cause = "`ExpandLoadFolder` in `VectorOps.cpp`; `CompressStoreFolder` and the folders of `vector.maskedload` and `vector.maskedstore` do the same."
// issue = "no public issue found"
func.func @f(%m: memref<16xf32, strided<[2]>>, %v: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %true = arith.constant dense<true> : vector<4xi1>
  %0 = vector.expandload %m[%c0], %true, %v : memref<16xf32, strided<[2]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
