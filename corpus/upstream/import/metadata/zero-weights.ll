; title = "A branch with weights that are all 0 is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'branch weights cannot all be zero'
; expected = """
; LangRef, "Branch Weight Metadata": any weights; code that was never executed has
; these."""
; cause = "detail::verifyBranchWeights of ControlFlowInterfaces.cpp."
; issue = "no public issue found"
; ours = "identical"
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 0, i32 0}
