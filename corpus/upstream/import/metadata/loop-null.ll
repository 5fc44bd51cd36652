; title = "The importer crashes on a null operand among the options of a loop."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = """
; LangRef, "llvm.loop": LLVM accepts the module; an option that is not known is dropped
; with a warning."""
; cause = """
; LoopMetadataConversion::initConversionState of LoopAnnotationImporter.cpp casts each
; operand without a check for null."""
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, null}
