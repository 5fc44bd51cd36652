; title = "Every `captures` attribute but `captures(none)` is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'captures\(address\)'
; expected = """
; LangRef, "Parameter Attributes", `captures`."""
; cause = """
; ModuleImport::convertArgOrResultAttrSet imports `captures(none)` as `llvm.nocapture`
; and skips the rest."""
; issue = "no public issue found"
; ours = "identical"
declare void @f(ptr captures(address))
