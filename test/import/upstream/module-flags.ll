; Module flags in the upstream form.
; RUN: palindrome-translate --import-llvm %s 2>&1 | FileCheck %s

; CHECK: warning: unsupported module flag value for key 'tuple' : !{{[0-9]+}} = !{!"x"}
; CHECK: warning: expected 'TotalCount' key, but found: !"Total"
; CHECK: warning: unsupported module flag value for key 'ProfileSummary' :
; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "number", 4 : i32>,
; CHECK-SAME: #llvm.mlir.module_flag<override, "text", "t">,
; CHECK-SAME: #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, count = 9>]>]
declare void @f()

!llvm.module.flags = !{!0, !1, !2, !3, !6}
!0 = !{i32 1, !"number", i64 4}
!1 = !{i32 4, !"text", !"t"}
!2 = !{i32 1, !"tuple", !{!"x"}}
!3 = !{i32 5, !"CG Profile", !4}
!4 = !{!5}
!5 = !{ptr @f, null, i64 9}
!6 = !{i32 1, !"ProfileSummary", !7}
!7 = !{!8, !9, !9, !9, !9, !9, !9, !9}
!8 = !{!"ProfileFormat", !"InstrProf"}
!9 = !{!"Total", i64 1}
