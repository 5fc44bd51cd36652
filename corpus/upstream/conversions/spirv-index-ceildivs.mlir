// title = "The SPIR-V code for `index.ceildivs` of the least integer has the wrong sign."
// kind = "changed"
// run = "mlir-opt-22 --convert-index-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = [
//   "%5 = spirv.ISub %cst0_i32, %arg0",
//   "%6 = spirv.SDiv %5, %arg1",
//   "%7 = spirv.ISub %cst0_i32, %6",
//   "spirv.Select %11, %4, %7",
// ]
// expected = "-2^30 for -2^31 and 2; the negation of `%arg0` overflows, and the result is 2^30. MLIR's document of the `index` dialect, `index.ceildivs`: the quotient is rounded towards positive infinity."
// cause = "`ConvertIndexCeilDivSPattern` in `IndexToSPIRV.cpp` negates the dividend. `IndexToLLVM.cpp` has a copy of the formula."
// issue = "https://github.com/llvm/llvm-project/pull/215696, whose review names it"
func.func @f(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}
