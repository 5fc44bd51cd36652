; title = "The fast-math flags of a `phi` are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'phi nnan'
; expected = """
; LangRef, "phi" Instruction: it may have fast-math flags."""
; cause = "A phi becomes a block argument, which has no attributes."
; issue = "no public issue found"
; ours = "identical"
define float @f(i1 %c, float %a) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %r = phi nnan float [ %a, %x ], [ 0.0, %0 ]
  ret float %r
}
