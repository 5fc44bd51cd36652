// title = "`arith.truncf` with a rounding mode rounds in whatever mode the machine is."
// kind = "changed"
// run = "mlir-opt-22  %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1065353216$"
// expected = "1065353217, the bits of the number above 1, as `palindrome run` gives. MLIR's document of the `arith` dialect, `arith.truncf`: a value that is not exact is rounded with the mode that is given. LangRef, Constrained Floating-Point Intrinsics: the argument tells the optimizer the mode and does not set it."
// cause = "`ConstrainedVectorConvertToLLVMPattern` in `ArithToLLVM.cpp` makes an intrinsic, and no code that sets the mode."
// issue = "no public issue found"
func.func @f(%x: f64) -> f32 attributes {no_inline} {
  %0 = arith.truncf %x upward : f64 to f32
  return %0 : f32
}
func.func @main() -> i32 {
  %x = arith.constant 1.0000000001 : f64
  %0 = call @f(%x) : (f64) -> f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
