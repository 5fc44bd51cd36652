// title = "The SPIR-V code for `arith.index_cast` to `i1` compares with 0."
// kind = "changed"
// run = "mlir-opt-22 --convert-arith-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = "spirv.INotEqual %cst0_i32, %arg0"
// expected = "The lowest bit: false for 2. MLIR's document of the `arith` dialect, `arith.index_cast`: if casting to a narrower integer, the value is truncated."
// cause = "`IndexCastIndexI1Pattern` in `ArithToSPIRV.cpp`; `TruncII1Pattern` masks."
// issue = "no public issue found"
func.func @f(%a: index) -> i1 {
  %0 = arith.index_cast %a : index to i1
  return %0 : i1
}
