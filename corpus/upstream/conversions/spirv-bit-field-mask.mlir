// title = "`spirv.BitFieldInsert` and `spirv.BitFieldUExtract` of all bits are poison."
// kind = "changed"
// run = "mlir-opt-22 --convert-spirv-to-llvm %s"
// prints = [
//   "llvm.mlir.constant\\(-1 : i32\\)",
//   "llvm.shl %\\d+, %arg2",
// ]
// lacks = "select"
// expected = "A mask that is defined for Count 0 to 32. The SPIR-V specification, OpBitFieldUExtract: Offset + Count may be as large as the width. LangRef, `shl`: a shift by the width is poison."
// cause = "`SPIRVToLLVM.cpp` builds the mask as ~(-1 << Count)."
// issue = "no public issue found"
spirv.module Logical GLSL450 {
  spirv.func @f(%base: i32, %offset: i32, %count: i32) -> i32 "None" {
    %0 = spirv.BitFieldUExtract %base, %offset, %count : i32, i32, i32
    spirv.ReturnValue %0 : i32
  }
}
