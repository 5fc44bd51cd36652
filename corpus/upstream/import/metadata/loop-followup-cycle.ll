; title = "The importer recurses without end on a loop whose followup is the loop itself."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = """
; LLVM's "Code Transformation Metadata": the attributes of the loops that remain, which
; may be these. An error would do."""
; cause = """
; LoopAnnotationImporter::translateLoopAnnotation calls itself for the followup before
; it records the loop."""
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.followup_all", !0}
