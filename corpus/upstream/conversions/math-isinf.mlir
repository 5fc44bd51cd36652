// title = "`math.isinf` and `math.isnormal` have no conversion."
// kind = "rejected"
// run = [
//   "mlir-opt-22 --convert-math-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts -o %t.mlir",
//   "mlir-translate-22 --mlir-to-llvmir %t.mlir",
// ]
// fails = "custom op 'math.isinf'"
// expected = "`llvm.intr.is.fpclass`, as for `math.isnan` and `math.isfinite`; `palindrome run` has it. `convert-math-to-libm` rejects all four."
// cause = "`MathToLLVM.cpp` has patterns for `math.isnan` and `math.isfinite` alone."
// issue = "https://github.com/llvm/llvm-project/pull/184370"
func.func @inf(%x: f32) -> i1 {
  %0 = math.isinf %x : f32
  return %0 : i1
}
func.func @normal(%x: f32) -> i1 {
  %0 = math.isnormal %x : f32
  return %0 : i1
}
