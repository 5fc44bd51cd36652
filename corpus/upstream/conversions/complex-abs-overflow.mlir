// title = "`complex.abs` of a large number is infinite."
// kind = "changed"
// run = [
//   "mlir-opt-22 --convert-complex-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts -o %t.mlir",
//   "mlir-runner-22 --entry-point-result=f32 %t.mlir",
// ]
// prints = "(?i)inf"
// expected = "5e20. The `complex` dialect's documentation, `complex.abs`: the absolute value. `--convert-complex-to-standard` avoids the overflow."
// cause = "`AbsOpConversion` in `ComplexToLLVM.cpp` is sqrt(re * re + im * im)."
// issue = "no public issue found; https://github.com/llvm/llvm-project/issues/62011 is about the other conversion"
func.func @f(%a: f32, %b: f32) -> f32 attributes {no_inline} {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.abs %0 : complex<f32>
  return %1 : f32
}
func.func @main() -> f32 {
  %a = arith.constant 3.0e20 : f32
  %b = arith.constant 4.0e20 : f32
  %0 = call @f(%a, %b) : (f32, f32) -> f32
  return %0 : f32
}
