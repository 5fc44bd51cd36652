; title = """
; Metadata of instructions is dropped without a warning, unless a dialect converts its
; kind."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['!range', '!noundef']
; expected = """
; LangRef, "range Metadata" and "noundef Metadata": loaded values outside are poison, or
; undefined behaviour."""
; cause = """
; LLVMIRToLLVMTranslation.cpp lists the kinds it converts;
; ModuleImport::setNonDebugMetadataAttrs skips all others."""
; issue = "no public issue found"
; ours = "identical"
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0, !noundef !1
  ret i32 %v
}
!0 = !{i32 0, i32 10}
!1 = !{}
