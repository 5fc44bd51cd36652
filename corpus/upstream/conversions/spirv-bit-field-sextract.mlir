// title = "`spirv.BitFieldSExtract` of no bits is poison."
// kind = "changed"
// run = "mlir-opt-22 --convert-spirv-to-llvm %s"
// prints = [
//   "llvm.shl %arg0, %\\d+",
//   "llvm.ashr",
// ]
// lacks = "select"
// expected = "0 for Count 0. The SPIR-V specification, OpBitFieldSExtract: if Count is 0, the result is 0. LangRef, `shl`: a shift by the width, here 32 - (0 + 0), is poison."
// cause = "`BitFieldSExtractPattern` in `SPIRVToLLVM.cpp` shifts by 32 - (Count + Offset) and back."
// issue = "no public issue found"
spirv.module Logical GLSL450 {
  spirv.func @f(%base: i32, %offset: i32, %count: i32) -> i32 "None" {
    %0 = spirv.BitFieldSExtract %base, %offset, %count : i32, i32, i32
    spirv.ReturnValue %0 : i32
  }
}
