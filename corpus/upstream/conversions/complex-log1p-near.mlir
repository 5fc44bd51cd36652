// title = "`complex.log1p` of a number near -1 is infinite."
// kind = "changed"
// run = "mlir-opt-22 --convert-complex-to-standard --convert-math-to-llvm --convert-math-to-libm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32 --shared-libs=libm.so.6"
// prints = "^-?INF"
// expected = "-23.02585, the logarithm of 1e-10. MLIR's document of the `complex` dialect, `complex.log1p`: the natural logarithm of one plus the value. x * (x + 2) + y * y rounds to -1."
// cause = "`Log1pOpConversion` in `ComplexToStandard.cpp`."
// issue = "no public issue found"
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %0 = complex.log1p %a : complex<f32>
  %1 = complex.re %0 : complex<f32>
  return %1 : f32
}
func.func @main() -> f32 {
  %x = arith.constant -1.0 : f32
  %y = arith.constant 1.0e-10 : f32
  %0 = call @f(%x, %y) : (f32, f32) -> f32
  return %0 : f32
}
