; title = "Metadata attached to global variables is dropped, other than `!dbg`."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'absolute_symbol'
; expected = """
; LangRef, "absolute_symbol Metadata": the address of the variable is in this range, so
; code generation differs."""
; cause = "ModuleImport::convertGlobal does not visit the attachments."
; issue = "llvm/llvm-project#215549"
; ours = "identical"
@x = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 256}
