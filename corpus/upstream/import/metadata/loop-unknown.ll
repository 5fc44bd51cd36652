; title = "One unknown option makes the importer drop all options of a loop."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'llvm.loop.unroll.disable'
; expected = """
; LangRef, "llvm.loop": each option stands for itself; `llvm.loop.unroll.disable` and
; `llvm.loop.mustprogress` go with it."""
; cause = """
; LoopMetadataConversion::convert of LoopAnnotationImporter.cpp fails for the whole
; node."""
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"my.option", i32 1}
