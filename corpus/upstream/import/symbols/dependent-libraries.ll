; title = "The importer crashes on a dependent library that is not a string."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = "A warning, as for unknown named metadata. LLVM's verifier accepts the module."
; cause = """
; ModuleImport::convertDependentLibrariesMetadata takes the first operand of each node
; for a string without a check."""
; issue = "no public issue found"
; ours = "identical"
!llvm.dependent-libraries = !{!0}
!0 = !{null}
