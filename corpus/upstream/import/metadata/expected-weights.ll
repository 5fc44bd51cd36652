; title = "Branch weights that come from an expectation are changed to measured ones."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = '"expected"'
; expected = """
; LangRef, "Branch Weight Metadata": the marker "expected" tells weights of
; `llvm.expect` from those of a profile, which -Wmisexpect and sampling depend on."""
; cause = """
; setProfilingAttr of LLVMIRToLLVMTranslation.cpp skips the marker; the op has no place
; for it."""
; issue = "no public issue found"
; ours = "identical"
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
