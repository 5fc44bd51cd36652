; title = "The options of a loop whose latch is a `switch` are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'llvm.loop.unroll.disable'
; expected = """
; LangRef, "llvm.loop": the metadata is on the branch of the latch, of any kind."""
; cause = """
; setLoopAttr of LLVMIRToLLVMTranslation.cpp knows `llvm.br` and `llvm.cond_br`;
; `llvm.switch` has no such attribute."""
; issue = "no public issue found"
; ours = "identical"
define void @f(i32 %c) {
  br label %l
l:
  switch i32 %c, label %l [ i32 1, label %m ], !llvm.loop !0
m:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
