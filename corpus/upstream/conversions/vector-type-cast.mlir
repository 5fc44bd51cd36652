// title = "`vector.type_cast` of a memref with rows of three elements finds them at other places."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-llvm --convert-scf-to-cf --finalize-memref-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^4$"
// expected = "3, the element [1, 0], as `palindrome run` gives, or an error. MLIR's document of the `vector` dialect, `vector.type_cast`: the result is a view of the same elements. LLVM's document of the data layout: an array of `<3 x i32>` has 16 bytes for each element."
// cause = "`VectorTypeCastOpConversion` in `ConvertVectorToLLVM.cpp` asks whether the memref is contiguous, and not whether the vectors have padding."
// issue = "no public issue found"
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca() : memref<2x3xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %x = arith.muli %i, %c3 : index
      %y = arith.addi %x, %j : index
      %e = arith.index_cast %y : index to i32
      memref.store %e, %a[%i, %j] : memref<2x3xi32>
    }
  }
  %t = vector.type_cast %a : memref<2x3xi32> to memref<vector<2x3xi32>>
  %v = memref.load %t[] : memref<vector<2x3xi32>>
  %r = vector.extract %v[1, 0] : i32 from vector<2x3xi32>
  return %r : i32
}
