; title = """
; An anonymous root of TBAA that refers to itself is rejected, which is what the
; exporter writes."""
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'has cycle in TBAA graph'
; expected = """
; LangRef, "TBAA Metadata": roots. The exporter writes `distinct !{!0}` for each
; #llvm.tbaa_root without a name."""
; cause = """
; ModuleImport::processTBAAMetadata treats the root's reference to itself as a cycle."""
; issue = """
; llvm/llvm-project#169167 (a pull request) made the exporter write this form; no public
; issue found for the import"""
; ours = "identical"
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !2
  ret i32 %v
}
!0 = distinct !{!0}
!1 = !{!"int", !0, i64 0}
!2 = !{!1, !1, i64 0}
