; title = "A landing pad whose clause is a constant expression or undef is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'is not a known constant'
; expected = """
; LangRef, "landingpad" Instruction: a clause is any constant."""
; cause = "LandingpadOp::verify accepts null, an address and a bitcast."
; issue = "no public issue found"
; ours = "identical"
declare i32 @__gxx_personality_v0(...)
declare void @g()
@t = external addrspace(1) global i8
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } catch ptr addrspacecast (ptr addrspace(1) @t to ptr)
  ret void
}
