; title = """
; `llvm.ident` and `llvm.commandline` are dropped if they have more than one entry, as
; after linking."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'clang'
; expected = "The identification of both modules: `llvm-link` appends these lists."
; cause = """
; ModuleImport::convertIdentMetadata and convertCommandlineMetadata require exactly one
; operand, and their attributes hold one string."""
; issue = "no public issue found"
; ours = "identical"
!llvm.ident = !{!0, !1}
!0 = !{!"clang version 21"}
!1 = !{!"clang version 22"}
