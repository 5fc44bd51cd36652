; title = """
; Two anonymous roots of TBAA become one, so that accesses which may alias no longer do."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir | opt-22 -S -passes=gvn'
; prints = 'ret i32 1'
; lost = 'load i32'
; expected = """
; LangRef, "TBAA Metadata", "Semantics": accesses with different roots may alias.
; `opt-22 -passes=gvn` on the input keeps the load."""
; cause = """
; #llvm.tbaa_root has the root's name as its only parameter, so all roots without a name
; are one."""
; issue = "no public issue found"
; ours = "identical"
define i32 @f(ptr %a, ptr %b) {
  store i32 1, ptr %a, !tbaa !2
  store float 2.0, ptr %b, !tbaa !5
  %v = load i32, ptr %a, !tbaa !2
  ret i32 %v
}
!0 = distinct !{}
!1 = !{!"int", !0, i64 0}
!2 = !{!1, !1, i64 0}
!3 = distinct !{}
!4 = !{!"float", !3, i64 0}
!5 = !{!4, !4, i64 0}
