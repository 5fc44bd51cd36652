; title = """
; `externally_initialized` is dropped, so that the optimizer uses the initializer's
; value."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir | opt-22 -S -passes=globalopt'
; prints = 'ret i32 0'
; lost = 'load'
; expected = """
; LangRef, "Global Variables": the optimizer may not assume the value of the
; initializer."""
; cause = """
; ModuleImport::convertGlobal does not read the flag, though the op has
; `externally_initialized`."""
; issue = "no public issue found"
; ours = "identical"
@x = internal externally_initialized global i32 0
define i32 @f() {
  %v = load i32, ptr @x
  ret i32 %v
}
