; title = "The fast-math flags of `llvm.matrix.multiply` are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'call fast'
; expected = """
; LangRef, "llvm.matrix.multiply.*": fast-math flags allow to contract the
; multiplications and additions."""
; cause = "`llvm.intr.matrix.multiply` does not have the fast-math interface."
; issue = "no public issue found"
; ours = "identical"
define <4 x float> @f(<4 x float> %a) {
  %u = call fast <4 x float> @llvm.matrix.multiply(<4 x float> %a, <4 x float> %a, i32 2, i32 2, i32 2)
  ret <4 x float> %u
}
