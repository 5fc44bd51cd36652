// title = "The SPIR-V code for `arith.index_cast` from `i1` extends without the sign."
// kind = "changed"
// run = "mlir-opt-22 --convert-arith-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = "spirv.Select %arg0, %cst1_i32, %cst0_i32"
// expected = "-1 for true, as for `arith.extsi` in the same file, and as with `convert-arith-to-llvm`. MLIR's document of the `arith` dialect, `arith.index_cast`: if casting to a wider integer, the value is sign-extended."
// cause = "`IndexCastI1IndexPattern` in `ArithToSPIRV.cpp`."
// issue = "no public issue found"
func.func @f(%a: i1) -> index {
  %0 = arith.index_cast %a : i1 to index
  return %0 : index
}
