// title = "Canonicalization deletes constrained operations whose exceptions are `strict`."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// lost = "constrained.fptrunc"
// expected = "The operation stays. LangRef, Constrained Floating-Point Intrinsics: with `fpexcept.strict` the status flags must be as in the source."
// cause = "`LLVMIntrinsicOps.td` declares the constrained operations `Pure`."
// issue = "no public issue found"
llvm.func @f(%x: f64) -> f32 attributes {passthrough = ["strictfp"]} {
  %0 = llvm.intr.experimental.constrained.fptrunc %x towardzero strict : f64 to f32
  %1 = llvm.mlir.constant(0.0 : f32) : f32
  llvm.return %1 : f32
}
