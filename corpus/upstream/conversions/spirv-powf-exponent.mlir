// title = "The SPIR-V code for `math.powf` with a negative base converts the exponent to an integer of 32 bits."
// kind = "changed"
// run = "mlir-opt-22 --convert-math-to-spirv --convert-func-to-spirv %s"
// prints = [
//   "%6 = spirv.ConvertFToS %arg1 : f32 to i32",
//   "%7 = spirv.BitwiseAnd %6, %cst1_i32",
//   "%12 = spirv.Select %11, %10, %9",
// ]
// expected = "1 for -1 and 3e9, as C's `pow`. The SPIR-V specification, OpConvertFToS: the behaviour is undefined if the result is not wide enough; a machine that saturates finds the exponent odd, and the result is -1."
// cause = "`PowFOpPattern` in `MathToSPIRV.cpp`."
// issue = "no public issue found; https://github.com/llvm/llvm-project/pull/197727 changes the same code for exponents that are no integers"
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
