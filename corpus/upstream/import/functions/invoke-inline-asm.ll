; title = "An `invoke` of inline asm is rejected."
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'invoke of inline assembly is not supported'
; expected = """
; LangRef, "Inline Assembler Expressions", `unwind`: asm that unwinds is called by an
; `invoke`."""
; cause = "ModuleImport::convertInstruction; `llvm.inline_asm` is no terminator."
; issue = "no public issue found"
; ours = "identical"
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void asm sideeffect unwind "call g", ""() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
