// title = "`vector.load` reads elements of `memref<8xi1>` where `memref.store` did not write them."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-llvm --convert-scf-to-cf --finalize-memref-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// expected = "8: element 3 is true. The `vector` dialect's documentation, `vector.load`: a slice of the memref, element by element. LangRef, Vector Type: `load <8 x i1>` reads one byte, and `memref.store` writes a byte for each element."
// cause = "`VectorLoadStoreConversion` in `ConvertVectorToLLVM.cpp` accepts elements of less than a byte, `i4` as well as `i1`; only an optional pass emulates them."
// issue = "no public issue found"
func.func @main() -> i32 {
  %m = memref.alloca() : memref<8xi1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %e = arith.cmpi eq, %i, %c3 : index
    memref.store %e, %m[%i] : memref<8xi1>
  }
  %v = vector.load %m[%c0] : memref<8xi1>, vector<8xi1>
  %b = vector.bitcast %v : vector<8xi1> to vector<1xi8>
  %x = vector.extract %b[0] : i8 from vector<1xi8>
  %r = arith.extui %x : i8 to i32
  return %r : i32
}
