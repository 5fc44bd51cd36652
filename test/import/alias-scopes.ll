; Alias scopes, access groups, and what shares a domain.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s --through bytecode

; CHECK-DAG: [[GROUP:#[a-z0-9_]+]] = #llvm.access_group<id = distinct[{{[0-9]+}}]<>>
; CHECK-DAG: [[DOMAIN:#[a-z0-9_]+]] = #llvm.alias_scope_domain<id = distinct[{{[0-9]+}}]<>, description = "f">
; CHECK-DAG: [[A:#[a-z0-9_]+]] = #llvm.alias_scope<id = distinct[{{[0-9]+}}]<>, domain = [[DOMAIN]], description = "a">
; CHECK-DAG: [[B:#[a-z0-9_]+]] = #llvm.alias_scope<id = distinct[{{[0-9]+}}]<>, domain = [[DOMAIN]], description = "b">
; CHECK: llvmx.alias_domains = {{\[\[}}[[A]], [[B]]]]
; CHECK: llvm.intr.experimental.noalias.scope.decl [[A]]
; CHECK: llvm.store {{.*}}access_groups = {{\[}}[[GROUP]]], alias_scopes = {{\[}}[[A]]], {{.*}}noalias_scopes = {{\[}}[[B]]]
define void @f(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i8 0, ptr %p, align 1, !alias.scope !0, !noalias !1, !llvm.access.group !5
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!2}
!1 = !{!3}
!2 = distinct !{!2, !4, !"a"}
!3 = distinct !{!3, !4, !"b"}
!4 = distinct !{!4, !"f"}
!5 = distinct !{}
