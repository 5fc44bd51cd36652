; title = "The weights of a `select` are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'branch_weights'
; expected = """
; LangRef, "Branch Weight Metadata": select is one of the instructions."""
; cause = "`llvm.select` does not implement the interface of weighted branches."
; issue = "no public issue found"
; ours = "identical"
define i32 @f(i1 %c, i32 %a, i32 %b) {
  %r = select i1 %c, i32 %a, i32 %b, !prof !0
  ret i32 %r
}
!0 = !{!"branch_weights", i32 1, i32 9}
