// title = "`vector.load` reads elements of a type with padding where `memref.store` did not write them."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-llvm --convert-scf-to-cf --finalize-memref-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^7$"
// expected = "0, as `palindrome run` gives: element 1 is 7, without its low byte. MLIR's document of the `vector` dialect, `vector.load`: a slice of the memref, element by element. LangRef, Vector Type: a vector has no padding between its elements, and `memref.store` has 4 bytes for each `i24`. `f80` and `vector.store` are the same."
// cause = "`VectorLoadStoreConversion` in `ConvertVectorToLLVM.cpp` does not ask whether the type fills the bytes from one element to the next. For elements of less than a byte see `vector-load-i1`."
// issue = "no public issue found"
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 5 : i24
  %b = arith.constant 7 : i24
  %m = memref.alloca() : memref<2xi24>
  memref.store %a, %m[%c0] : memref<2xi24>
  memref.store %b, %m[%c1] : memref<2xi24>
  %v = vector.load %m[%c0] : memref<2xi24>, vector<2xi24>
  %x = vector.extract %v[1] : i24 from vector<2xi24>
  %e = arith.extui %x : i24 to i32
  %s = arith.constant 8 : i32
  %r = arith.shrui %e, %s : i32
  return %r : i32
}
