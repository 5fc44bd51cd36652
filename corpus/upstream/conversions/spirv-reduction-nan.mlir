// title = "The SPIR-V code for a `vector.reduction` of floats to an extremum leaves open what NaN gives."
// kind = "changed"
// run = "mlir-opt-22 --convert-vector-to-spirv --convert-func-to-spirv %s"
// prints = "spirv.GL.FMin %"
// lacks = "IsNan|NMin"
// expected = "NaN if an element is NaN for `minimumf` and `maximumf`, the other element for `minnumf` and `maxnumf`. MLIR's document of the `arith` dialect, `arith.minimumf`. GLSL.std.450, FMin: which operand is the result is undefined if one of the operands is a NaN. `ArithToSPIRV.cpp` adds the tests."
// cause = "`VectorReductionFloatMinMax` in `VectorToSPIRV.cpp` creates `spirv.GL.FMin` and `FMax` for all four kinds."
// issue = "https://github.com/llvm/llvm-project/pull/69053, closed without a change"
func.func @f(%a: vector<2xf32>) -> f32 {
  %0 = vector.reduction <minimumf>, %a : vector<2xf32> into f32
  return %0 : f32
}
