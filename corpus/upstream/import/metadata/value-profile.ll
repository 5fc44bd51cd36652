; title = "The value profile of an indirect call is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = '"VP"'
; expected = """
; LangRef, "prof Metadata": indirect-call promotion reads it."""
; cause = """
; setProfilingAttr of LLVMIRToLLVMTranslation.cpp knows branch weights and entry counts;
; its failure is silent for instructions."""
; issue = "no public issue found"
; ours = "identical"
define void @f(ptr %c) {
  call void %c(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1600, i64 7651369219802541373, i64 1030}
