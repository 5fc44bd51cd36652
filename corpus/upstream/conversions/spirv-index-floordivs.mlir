// title = "The SPIR-V code for `index.floordivs` has its two cases exchanged."
// kind = "changed"
// run = "mlir-opt-22 --convert-index-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = [
//   "%3 = spirv.SDiv %2, %arg1",
//   "%4 = spirv.ISub %cst-1_i32, %3",
//   "%5 = spirv.SDiv %arg0, %arg1",
//   "%7 = spirv.LogicalNotEqual",
//   "%9 = spirv.LogicalAnd %7, %8",
//   "spirv.Select %9, %5, %4",
// ]
// expected = "`%4` where the signs differ and `%arg0` is not 0, else the quotient `%5`. -7 and 2 give -3 instead of -4, 0 and 2 give -1. MLIR's document of the `index` dialect, `index.floordivs`: the quotient is rounded towards negative infinity."
// cause = "`ConvertIndexFloorDivSPattern` in `IndexToSPIRV.cpp`; `IndexToLLVM.cpp` selects the other way round."
// issue = "https://github.com/llvm/llvm-project/pull/214770, which is not in 22.1.8"
func.func @f(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}
