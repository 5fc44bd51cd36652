// title = "The SPIR-V code for `math.log1p` of a small number is 0."
// kind = "changed"
// run = "mlir-opt-22 --convert-math-to-spirv --convert-func-to-spirv %s"
// prints = [
//   "spirv.FAdd %cst_f32, %arg0",
//   "spirv.GL.Log %0",
// ]
// expected = "1e-8 for 1e-8; 1 + x rounds to 1 there. MLIR's document of the `math` dialect, `math.log1p`: the natural logarithm of one plus the given value."
// cause = "`Log1pOpPattern` in `MathToSPIRV.cpp`."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}
