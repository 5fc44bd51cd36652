// title = "`math.fpowi` with an exponent of 64 bits becomes an intrinsic that no target compiles."
// kind = "invalid"
// run = [
//   "mlir-opt-22 %s --convert-to-llvm --reconcile-unrealized-casts -o %t.mlir",
//   "mlir-translate-22 --mlir-to-llvmir %t.mlir -o %t.ll",
//   "llc-22 -mtriple=x86_64 %t.ll -o /dev/null",
// ]
// fails = "POWI exponent does not match"
// expected = "A call that compiles. The `math` dialect's documentation, `math.fpowi`: an exponent of any integer type. LangRef, `llvm.powi`: in general only the type of C's `int` is supported."
// cause = "`FPowIOpLowering` in `MathToLLVM.cpp` keeps the exponent's type."
// issue = "https://github.com/llvm/torch-mlir/issues/4336"
func.func @f(%a: f32, %n: i64) -> f32 {
  %0 = math.fpowi %a, %n : f32, i64
  return %0 : f32
}
