; title = """
; The address of a function without a name refers to a symbol that does not exist."""
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'must reference a global'
; expected = """
; LangRef, "Identifiers": unnamed functions are valid."""
; cause = """
; ModuleImport::convertConstant casts the function to a GlobalVariable without a check."""
; issue = "no public issue found"
; ours = "identical"
@g = global ptr @0
define void @0() {
  ret void
}
