// title = "The expansion of `math.ceil` converts to a 64-bit integer, whatever the operand."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-translate-22 --mlir-to-llvmir"
// prints = [
//   "fptosi float %0 to i64",
// ]
// lacks = "lshr"
// expected = "1e30 for 1e30. LangRef, `fptosi`: a value that does not fit is poison. `math.round`, in the same file, handles large exponents."
// cause = "`createTruncatedFPValue` in `Math/Transforms/ExpandOps.cpp`."
// issue = "https://github.com/llvm/llvm-project/issues/151786"
func.func @f(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
