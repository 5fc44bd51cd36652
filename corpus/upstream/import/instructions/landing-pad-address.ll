; title = "A landing pad whose block has its address taken is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'first operation in unwind destination should be a llvm.landingpad'
; expected = """
; LangRef, "Addresses of Basic Blocks": of any block but the entry."""
; cause = """
; ModuleImport::processBasicBlock inserts `llvm.blocktag` in front of the
; `llvm.landingpad`, which InvokeOp::verify requires to be first."""
; issue = "no public issue found"
; ours = "identical"
declare i32 @__gxx_personality_v0(...)
declare void @g()
@a = global ptr blockaddress(@f, %u)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
