; title = "An `invoke` with one branch weight is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'expects number of branch weights to match number of successors'
; expected = """
; LLVM's "LLVM Branch Weight Metadata", "InvokeInst": it may have one weight, of the
; call, or two."""
; cause = """
; detail::verifyBranchWeights compares with the number of successors, whatever the op."""
; issue = "no public issue found"
; ours = "identical"
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %n unwind label %u, !prof !0
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
!0 = !{!"branch_weights", i32 4}
