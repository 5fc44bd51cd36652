// title = "Where SPIR-V has no `i8`, shifts to the right, signed divisions and extrema take the bits above for part of the number."
// kind = "changed"
// run = "mlir-opt-22 --convert-arith-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = [
//   "%0 = spirv.IAdd %arg0, %arg1 : i32",
//   "%1 = spirv.ShiftRightLogical %0, %arg1",
//   "spirv.BitwiseAnd %1",
// ]
// expected = "A mask before the shift: 255 + 1 is 0 and stays 0, and here the shift by 1 gives 128. MLIR's document of the `arith` dialect, `arith.addi`: the sum is modulo 2^8. For `arith.divui` and `arith.remui` there is an error: emulation is not implemented."
// cause = "`ElementwiseArithOpPattern` in `ArithToSPIRV.cpp` emulates narrow types by `i32`, and extends operands of no operation."
// issue = "no public issue found"
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: i8, %b: i8) -> i32 {
    %sum = arith.addi %a, %b : i8
    %0 = arith.shrui %sum, %b : i8
    %1 = arith.extui %0 : i8 to i32
    return %1 : i32
  }
}
