; title = """
; A personality that is neither a symbol nor a bitcast is dropped, so that the landing
; pads below it have none."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'personality'
; expected = """
; LangRef, "Personality Function": any constant; a function with a landing pad must have
; one."""
; cause = "ModuleImport::getPersonalityAsAttr; a warning is all that remains."
; issue = "no public issue found"
; ours = "identical"
define void @f() personality ptr inttoptr (i64 4 to ptr) {
  ret void
}
