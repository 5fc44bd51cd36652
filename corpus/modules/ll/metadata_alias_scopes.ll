; Alias scopes, noalias lists, domains, named and unnamed, and access groups.

define void @scoped(ptr %a, ptr %b, i32 %n) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %x = load float, ptr %a, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr %b, align 4, !alias.scope !3, !noalias !0
  %y = load float, ptr %a, align 4, !alias.scope !5
  store float %y, ptr %b, align 4, !noalias !5, !llvm.access.group !10
  %z = load float, ptr %b, align 4, !llvm.access.group !11
  call void @f(ptr %a), !alias.scope !0, !noalias !5, !llvm.access.group !10
  %o = atomicrmw add ptr %a, i32 1 seq_cst, align 4, !alias.scope !3
  %c = cmpxchg ptr %a, i32 0, i32 1 seq_cst seq_cst, align 4, !noalias !3
  ret void
}

declare void @f(ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2, !"f: %a"}
!2 = distinct !{!2, !"f"}
!3 = !{!4}
!4 = distinct !{!4, !2}
!5 = !{!1, !4, !6}
!6 = distinct !{!6, !7, !"other domain"}
!7 = distinct !{!7}
!10 = distinct !{}
!11 = !{!10, !12}
!12 = distinct !{}
