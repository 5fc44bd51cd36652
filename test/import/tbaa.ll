; Type-based alias analysis, as LangRef's "tbaa" metadata.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s

; CHECK-DAG: [[ROOT:#[a-z0-9_]+]] = #llvm.tbaa_root<id = "C">
; CHECK-DAG: [[INT:#[a-z0-9_]+]] = #llvm.tbaa_type_desc<id = "int", members = {<[[ROOT]], 0>}>
; CHECK-DAG: [[PAIR:#[a-z0-9_]+]] = #llvm.tbaa_type_desc<id = "pair", members = {<[[INT]], 0>, <[[INT]], 4>}>
; CHECK-DAG: [[TAG:#[a-z0-9_]+]] = #llvm.tbaa_tag<base_type = [[PAIR]], access_type = [[INT]], offset = 4>
; CHECK: llvm.load %{{.*}} {{.*}}tbaa = {{\[}}[[TAG]]]
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4, !tbaa !0
  ret i32 %v
}

!0 = !{!1, !2, i64 4}
!1 = !{!"pair", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"C"}
