; title = "The fast-math flags of `fptrunc` and `fpext` are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'nnan'
; expected = """
; LangRef, "fptrunc .. to" Instruction: it may have fast-math flags."""
; cause = "`llvm.fptrunc` and `llvm.fpext` do not have the fast-math interface."
; issue = "no public issue found"
; ours = "identical"
define half @f(float %x) {
  %y = fptrunc nnan float %x to half
  ret half %y
}
