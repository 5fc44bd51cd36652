// title = "`complex.atan2` of large or small numbers is NaN."
// kind = "changed"
// run = "mlir-opt-22 --convert-complex-to-standard --convert-math-to-llvm --convert-math-to-libm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32 --shared-libs=libm.so.6"
// prints = "(?i)^-?nan"
// expected = "0.7853982. MLIR's document of the `complex` dialect, `complex.atan2`: the logarithm of a quotient, which is 1 + i over the square root of 2 here."
// cause = "`Atan2OpConversion` in `ComplexToStandard.cpp` squares the operands."
// issue = "no public issue found"
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %0 = complex.atan2 %a, %a : complex<f32>
  %1 = complex.re %0 : complex<f32>
  return %1 : f32
}
func.func @main() -> f32 {
  %x = arith.constant 1.0e30 : f32
  %y = arith.constant 1.0e30 : f32
  %0 = call @f(%x, %y) : (f32, f32) -> f32
  return %0 : f32
}
