; title = """
; `llvm.experimental.noalias.scope.decl` is dropped if the scope is used by nothing else
; that was visited before."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'call void @llvm.experimental.noalias.scope.decl'
; expected = """
; LangRef, "llvm.experimental.noalias.scope.decl" Intrinsic."""
; cause = """
; ModuleImport::convertMetadata collects the scopes of attachments, not those of the
; intrinsic's operand."""
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
