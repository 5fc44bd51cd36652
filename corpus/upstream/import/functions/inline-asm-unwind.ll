; title = "Inline asm that may unwind becomes inline asm that may not."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'unwind'
; expected = """
; LangRef, "Inline Assembler Expressions": without the keyword `unwind`, unwinding out
; of the asm is undefined behaviour."""
; cause = "`llvm.inline_asm` has no such flag, and the importer does not check it."
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  call void asm sideeffect unwind "call g", ""()
  ret void
}
