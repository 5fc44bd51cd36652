// title = "The SPIR-V code for `arith.maximumf` and `arith.minimumf` does not order the zeros."
// kind = "changed"
// run = "mlir-opt-22 --convert-arith-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = [
//   "%0 = spirv.GL.FMax %arg0, %arg1",
//   "%4 = spirv.Select %2, %arg1, %3",
// ]
// lacks = "BitwiseAnd|Bitcast"
// expected = "0 for -0 and 0. MLIR's document of the `arith` dialect, `arith.maximumf`: -0 is less than +0. GLSL.std.450, FMax: y if x < y, otherwise x, which is -0."
// cause = "`MinimumMaximumFOpPattern` in `ArithToSPIRV.cpp` treats NaN alone."
// issue = "https://github.com/llvm/llvm-project/issues/73459 asks for an audit of such semantics"
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}
