; title = """
; All function attributes of an `invoke` are dropped, also those that `llvm.call` has a
; property for."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'memory\(none\)'
; expected = """
; LangRef, "invoke" Instruction: function attributes are as for a call."""
; cause = "ModuleImport::convertInvokeAttributes sets the calling convention alone."
; issue = "no public issue found"
; ours = "identical"
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() memory(none) to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
