; title = "The importer crashes on a linker option that is not a string."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = "An error or a warning: LLVM's verifier accepts the module."
; cause = """
; ModuleImport::convertLinkerOptionsMetadata casts each operand to MDString without a
; check."""
; issue = "no public issue found"
; ours = "identical"
!llvm.linker.options = !{!0}
!0 = !{!"-l", !1}
!1 = !{}
