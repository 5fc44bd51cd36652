// title = "`math.expm1` of a small number is 0."
// kind = "changed"
// run = "mlir-opt-22 %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "^0"
// expected = "1e-10. The `math` dialect's documentation, `math.expm1`: exp(x) - 1; the operation exists for operands near 0. For `math.log1p` the conversion has an option."
// cause = "`ExpM1OpLowering` in `MathToLLVM.cpp` subtracts 1 from `llvm.exp`."
// issue = "no public issue found"
func.func @f(%a: f32) -> f32 attributes {no_inline} {
  %0 = math.expm1 %a : f32
  return %0 : f32
}
func.func @main() -> f32 {
  %a = arith.constant 1.0e-10 : f32
  %0 = call @f(%a) : (f32) -> f32
  return %0 : f32
}
