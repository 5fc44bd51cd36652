// title = "Where SPIR-V has no `i8`, `arith.uitofp`, `arith.sitofp` and `arith.index_castui` take the bits above for part of the number."
// kind = "changed"
// run = "mlir-opt-22 --convert-arith-to-spirv --convert-func-to-spirv --reconcile-unrealized-casts %s"
// prints = [
//   "%0 = spirv.IAdd %arg0, %cst1_i32 : i32",
//   "spirv.ConvertUToF %0 : i32 to f32",
// ]
// expected = "0 for 255, not 256. MLIR's document of the `arith` dialect, `arith.uitofp`: the operand is an unsigned integer of its own width."
// cause = "`TypeCastingOpPattern` in `ArithToSPIRV.cpp` looks at the converted types alone. The patterns of `arith.extui` and `arith.extsi` mask."
// issue = "https://github.com/llvm/llvm-project/pull/186136, which is not in 22.1.8"
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%x: i8) -> f32 {
    %one = arith.constant 1 : i8
    %a = arith.addi %x, %one : i8
    %0 = arith.uitofp %a : i8 to f32
    return %0 : f32
  }
}
