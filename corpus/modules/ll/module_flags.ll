; Module flags of each behaviour and type, in an order of their own.

!llvm.module.flags = !{!7, !0, !1, !2, !3, !4, !5, !6, !9, !10, !11, !12, !13, !15}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, !"warn", i32 -1}
!2 = !{i32 4, !"override", i64 5}
!3 = !{i32 5, !"append", !8}
!4 = !{i32 6, !"append unique", !8}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 8, !"min", i32 3}
!7 = !{i32 1, !"a string", !"value"}
!8 = !{!"one", !"two"}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{i32 1, !"Code Model", i32 1}
!12 = !{i32 1, !"target-abi", !"lp64d"}
!13 = !{i32 5, !"CG Profile", !14}
!14 = !{!16}
!15 = !{i32 1, !"ThinLTO", i32 0}
!16 = distinct !{ptr @hot, ptr @cold, i64 32}

define void @hot() {
  ret void
}

define void @cold() {
  ret void
}
