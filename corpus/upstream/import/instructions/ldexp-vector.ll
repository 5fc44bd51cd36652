; title = "`llvm.ldexp` on vectors is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'must be signless integer'
; expected = """
; LangRef, "llvm.ldexp.*" Intrinsic: the exponents of a vector are a vector."""
; cause = """
; `llvm.intr.ldexp` is a LLVM_PowFI of LLVMIntrinsicOps.td, whose second operand is an
; integer as that of `llvm.powi` is."""
; issue = "no public issue found"
; ours = "identical"
define <2 x float> @f(<2 x float> %v, <2 x i32> %e) {
  %r = call <2 x float> @llvm.ldexp(<2 x float> %v, <2 x i32> %e)
  ret <2 x float> %r
}
