; Metadata graphs: cycles, distinct and uniqued nodes, named nodes, null
; operands, strings of odd bytes, values, wide and shallow shapes.

@g = global i32 0

define void @f(i32 %x, ptr %p) !attached !7 {
  call void @llvm.fake(metadata i32 %x, metadata !0)
  call void @llvm.fake(metadata ptr %p, metadata !{})
  call void @llvm.fake(metadata ptr @g, metadata !"string")
  call void @llvm.fake(metadata i32 7, metadata !4)
  %y = add i32 %x, 1, !node !1, !loop_like !9
  ret void, !node !0
}

declare void @llvm.fake(metadata, metadata)

!named = !{!0, !1, !2, !3, !0, !0}
!empty.named = !{}
!with-dashes.and_dots = !{!4}
!quoted\20name = !{!5}
!llvm.linker.options = !{!12, !13}
!llvm.dependent-libraries = !{!14, !15}
!llvm.commandline = !{!16}
!llvm.ident = !{!17, !18}

!0 = !{}
!1 = distinct !{}
!2 = !{!3, !2}
!3 = !{!2, null, !"", !"\00\01\FF\E2\82\AC\22\5C", i32 5}
!4 = distinct !{!4}
!5 = distinct !{!6, !7, !8}
!6 = distinct !{!5, !6}
!7 = distinct !{!7, !8}
!8 = distinct !{!8, !7, !"mutual"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"same", i32 1}
!11 = !{!"same", i32 1}
!12 = !{!"-lm"}
!13 = !{!"-framework", !"Foundation"}
!14 = !{!"libfoo"}
!15 = !{!"libbar"}
!16 = !{!"clang -O2 file.c"}
!17 = !{!"Palindrome's corpus"}
!18 = !{!"a second line"}
!19 = !{!"never used"}
