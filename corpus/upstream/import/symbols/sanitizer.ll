; title = "The sanitizer flags of a variable are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'no_sanitize_address'
; expected = """
; LangRef, "Global Variables": a variable with `no_sanitize_address` keeps its layout."""
; cause = "ModuleImport::convertGlobal does not read GlobalValue::getSanitizerMetadata."
; issue = "no public issue found"
; ours = "identical"
@x = global i32 0, no_sanitize_address
