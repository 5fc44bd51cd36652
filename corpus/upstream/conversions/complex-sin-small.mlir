// title = "The code for `complex.sin` and `complex.cos` loses a small imaginary part."
// kind = "changed"
// run = "mlir-opt-22 --convert-complex-to-standard --convert-math-to-libm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "^0.000000e\\+00$"
// expected = "5.403023e-11, which is cos(1) * sinh(1e-10), as `palindrome run` gives. MLIR's document of the `complex` dialect, `complex.sin`: the sine of the number."
// cause = "`TrigonometricOpConversion` in `ComplexToStandard.cpp` computes sinh(b) as exp(b) / 2 - 1 / (2 * exp(b)), in which the digits of a small b cancel."
// issue = "no public issue found"
func.func @f(%a: f32, %b: f32) -> f32 attributes {no_inline} {
  %z = complex.create %a, %b : complex<f32>
  %0 = complex.sin %z : complex<f32>
  %1 = complex.im %0 : complex<f32>
  return %1 : f32
}
func.func @main() -> f32 {
  %x = arith.constant 1.0e-10 : f32
  %c = arith.constant 1.0 : f32
  %0 = call @f(%c, %x) : (f32, f32) -> f32
  return %0 : f32
}
