; title = "Two loops with the same options get the same node."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'label %2, label %3, !llvm.loop (!\d+)\n[^!]*label %3, !llvm.loop \1'
; expected = """
; LangRef, "llvm.loop": the node identifies the loop and is distinct."""
; cause = """
; #llvm.loop_annotation has no identity, and
; LoopAnnotationTranslation::lookupLoopMetadata caches the node by the attribute."""
; issue = "no public issue found"
; ours = "identical"
define void @f(i1 %c) {
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br label %m, !llvm.loop !2
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
