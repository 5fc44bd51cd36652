// title = "A SPIR-V function with two function controls loses both."
// kind = "lost"
// run = "mlir-opt-22 --convert-spirv-to-llvm %s"
// prints = "llvm.func @f"
// lacks = "no_inline|noinline|attributes"
// expected = "`no_inline`, as for `DontInline` alone. The SPIR-V specification, Function Control, is a mask: any combination is one."
// cause = "`FuncConversionPattern` in `SPIRVToLLVM.cpp` compares the mask with single bits."
// issue = "no public issue found"
spirv.module Logical GLSL450 {
  spirv.func @f(%x: i32) -> i32 "DontInline|Const" {
    spirv.ReturnValue %x : i32
  }
}
