// title = "`vector.maskedload` and its kin access a memref whose last stride is not 1 as if it were contiguous."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-llvm --expand-strided-metadata --convert-scf-to-cf --finalize-memref-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1$"
// expected = "2, the second element of the memref, as `palindrome run` gives, or an error, as for `vector.load`. MLIR's document of the `vector` dialect, `vector.maskedload`: element i is that at the last index plus i. `vector.maskedstore`, `vector.expandload` and `vector.compressstore` do the same."
// cause = "`VectorLoadStoreConversion`, `VectorExpandLoadOpConversion` and `VectorCompressStoreOpConversion` in `ConvertVectorToLLVM.cpp` accept every layout, and the verifiers of these ops too."
// issue = "no public issue found"
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloca() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %e = arith.index_cast %i : index to i32
    memref.store %e, %a[%i] : memref<4xi32>
  }
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [2], strides: [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %k = vector.constant_mask [2] : vector<2xi1>
  %p = arith.constant dense<0> : vector<2xi32>
  %v = vector.maskedload %m[%c0], %k, %p : memref<2xi32, strided<[2]>>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %r = vector.extract %v[1] : i32 from vector<2xi32>
  return %r : i32
}
