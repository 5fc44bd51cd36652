; Metadata in the upstream form.
; RUN: palindrome-translate --import-llvm %s 2>&1 | FileCheck %s

; CHECK: warning: expected metadata node llvm.loop.unroll.count to hold an i32 value
; CHECK: warning: unknown loop annotation llvm.loop.other
; CHECK-DAG: #[[LOOP:.+]] = #llvm.loop_annotation<mustProgress = true>
; CHECK-DAG: #[[TAG:.+]] = #llvm.tbaa_tag<base_type = #{{.+}}, access_type = #{{.+}}, offset = 0>
; CHECK-DAG: #[[SCOPE:.+]] = #llvm.alias_scope<id = distinct[{{.+}}]<>, domain = #{{.+}}, description = "scope">

; CHECK-LABEL: llvm.func @f
; CHECK-SAME: function_entry_count = 7 : i64
define void @f(ptr %p, i1 %c) !prof !0 {
  ; CHECK: llvm.load {{.*}} {alias_scopes = [#[[SCOPE]]], alignment = 4 : i64, tbaa = [#[[TAG]]]}
  %v = load i32, ptr %p, !tbaa !1, !alias.scope !4
  ; Metadata without a form is left out.
  ; CHECK: llvm.load %{{.*}} dereferenceable<bytes = 8> {alignment = 8 : i64} :
  %w = load ptr, ptr %p, !dereferenceable !7, !other !7
  ; CHECK: llvm.cond_br %{{.*}} weights([1, 4]), ^bb1, ^bb1 {loop_annotation = #[[LOOP]]}
  br i1 %c, label %next, label %next, !prof !8, !llvm.loop !9
next:
  ; CHECK: llvm.br ^bb2{{$}}
  br label %end, !llvm.loop !14
end:
  ret void
}

!0 = !{!"function_entry_count", i64 7}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"scope"}
!6 = distinct !{!6}
!7 = !{i64 8}
!8 = !{!"branch_weights", !"expected", i32 1, i32 4}
!9 = distinct !{!9, !10, !11, !13}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.count", i64 4}
!12 = !{!"llvm.loop.other"}
!13 = !{!"llvm.loop.unroll.full"}
!14 = distinct !{!14, !10, !12}
