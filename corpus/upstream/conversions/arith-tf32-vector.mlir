// title = "`convert-arith-to-llvm` crashes at a conversion to `tf32` of a vector of several dimensions."
// kind = "crash"
// run = "mlir-opt-22 --convert-arith-to-llvm %s"
// signal = true
// expected = "An error, as for vectors of one dimension, or the op as it is. MLIR's document of the `llvm` dialect, Built-in Type Compatibility: `tf32` is not among the types."
// cause = "`handleMultidimensionalVectors` in `VectorPattern.cpp` makes an `llvm.mlir.poison` of the type that the result is converted to, and does not ask whether there is one. `arith.bitcast` from integers is the same."
// issue = "no public issue found"
func.func @f(%a: vector<2x2xi32>) -> vector<2x2xtf32> {
  %0 = arith.sitofp %a : vector<2x2xi32> to vector<2x2xtf32>
  return %0 : vector<2x2xtf32>
}
