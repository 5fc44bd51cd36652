// title = "`complex.expm1` overflows where `complex.exp` does not."
// kind = "changed"
// run = "mlir-opt-22 --convert-complex-to-standard --convert-math-to-llvm --convert-math-to-libm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32 --shared-libs=libm.so.6"
// prints = "^INF"
// expected = "2.152435e38, as for `complex.exp`. MLIR's document of the `complex` dialect, `complex.expm1`: e^x - 1."
// cause = "`Expm1OpConversion` in `ComplexToStandard.cpp` multiplies by e^89, which is infinite; `ExpOpConversion` multiplies by its root twice."
// issue = "no public issue found"
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %0 = complex.expm1 %a : complex<f32>
  %1 = complex.im %0 : complex<f32>
  return %1 : f32
}
func.func @main() -> f32 {
  %x = arith.constant 89.0 : f32
  %y = arith.constant 0.5 : f32
  %0 = call @f(%x, %y) : (f32, f32) -> f32
  return %0 : f32
}
