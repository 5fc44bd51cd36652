; title = "Named metadata other than five lists is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'opencl.ocl.version'
; expected = """
; LangRef, "Named Metadata"; targets and passes read such lists."""
; cause = """
; ModuleImport::convertMetadata visits module flags, linker options, `llvm.ident` and
; `llvm.commandline`, and is silent about the rest."""
; issue = "no public issue found"
; ours = "identical"
!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
