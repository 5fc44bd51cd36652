; title = "The function attributes of a call of inline asm are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'nounwind memory\(none\)'
; expected = """
; LangRef, "Inline Assembler Expressions": an inline asm call is a call and may have its
; attributes."""
; cause = """
; ModuleImport::convertInstruction builds `llvm.inline_asm` without
; convertCallAttributes; the op has no room for them."""
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  call void asm sideeffect "nop", ""() nounwind memory(none)
  ret void
}
