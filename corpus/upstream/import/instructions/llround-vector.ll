; title = "`llvm.llround` on vectors is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'must be floating point LLVM type'
; expected = """
; LangRef, "llvm.llround.*" Intrinsic: overloaded on vectors of floats."""
; cause = """
; LLVM_IntRoundIntrOpBase of LLVMIntrinsicOps.td takes scalars; `lround`, `lrint` and
; `llrint` have another base, which takes vectors."""
; issue = "no public issue found"
; ours = "identical"
define <2 x i64> @f(<2 x float> %v) {
  %r = call <2 x i64> @llvm.llround(<2 x float> %v)
  ret <2 x i64> %r
}
