// title = "`convert-vector-to-llvm` cuts the operand of `vector.create_mask` to 32 bits."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1$"
// expected = "255, as `palindrome run` gives: all lanes. MLIR's document of the `vector` dialect, `vector.create_mask`: a number above the size of the dimension counts as that size. The option that allows 32 bits is on unless the user turns it off."
// cause = "`buildVectorComparison` in `VectorTransforms.cpp` casts the bound to `i32`, as does `VectorCreateMaskOpConversion` for scalable vectors, and they do not clamp it before."
// issue = "https://github.com/llvm/llvm-project/issues/113689"
func.func @main() -> i32 {
  %i = arith.constant 4294967297 : i64
  %r = call @f(%i) : (i64) -> i32
  return %r : i32
}
func.func @f(%n: i64) -> i32 {
  %i = arith.index_cast %n : i64 to index
  %m = vector.create_mask %i : vector<8xi1>
  %b = vector.bitcast %m : vector<8xi1> to vector<1xi8>
  %x = vector.extract %b[0] : i8 from vector<1xi8>
  %r = arith.extui %x : i8 to i32
  return %r : i32
}
