// title = "The SPIR-V code for `math.expm1` of a small number is 0."
// kind = "changed"
// run = "mlir-opt-22 --convert-math-to-spirv --convert-func-to-spirv %s"
// prints = [
//   "spirv.GL.Exp %arg0",
//   "spirv.FSub %0, %cst_f32",
// ]
// expected = "1e-8 for 1e-8; e^x rounds to 1 there. MLIR's document of the `math` dialect, `math.expm1`: no precision is promised, but a result without one right digit is none."
// cause = "`ExpM1OpPattern` in `MathToSPIRV.cpp`."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}
