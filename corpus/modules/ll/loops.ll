; Loop metadata in its many forms, on branches of every shape.

define void @annotated(i32 %n, ptr %p) {
entry:
  br label %a

a:
  %i = phi i32 [ 0, %entry ], [ %i1, %a ]
  %i1 = add nuw nsw i32 %i, 1
  %ca = icmp slt i32 %i1, %n
  br i1 %ca, label %a, label %b, !llvm.loop !0

b:
  %j = phi i32 [ 0, %a ], [ %j1, %b ]
  %x = load i32, ptr %p, align 4, !llvm.access.group !7
  store i32 %x, ptr %p, align 4, !llvm.access.group !8
  %j1 = add i32 %j, 1
  %cb = icmp slt i32 %j1, %n
  br i1 %cb, label %b, label %c, !llvm.loop !1

c:
  br i1 %cb, label %c, label %d, !prof !20, !llvm.loop !11

d:
  switch i32 %n, label %exit [
    i32 1, label %d
    i32 2, label %e
  ], !llvm.loop !15

e:
  br label %e, !llvm.loop !18

exit:
  ret void
}

; Two loops that share one annotation.
define void @shared(i1 %c) {
entry:
  br label %a

a:
  br i1 %c, label %a, label %b, !llvm.loop !0

b:
  br i1 %c, label %b, label %exit, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0, !2, !3, !4}
!1 = distinct !{!1, !5, !6, !9, !10}
!2 = !{!"llvm.loop.mustprogress"}
!3 = !{!"llvm.loop.unroll.count", i32 4}
!4 = !{!"llvm.loop.vectorize.width", i32 8}
!5 = !{!"llvm.loop.parallel_accesses", !7, !12}
!6 = !{!"llvm.loop.vectorize.enable", i1 true}
!7 = distinct !{}
!8 = !{!7, !12}
!9 = !{!"llvm.loop.interleave.count", i32 2}
!10 = !{!"llvm.loop.vectorize.followup_all", !13, !14}
!11 = distinct !{!11, !16, !17}
!12 = distinct !{}
!13 = !{!"llvm.loop.isvectorized"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14, !19}
!16 = !{!"llvm.loop.licm_versioning.disable"}
!17 = !{!"llvm.loop.distribute.enable", i1 false}
!18 = distinct !{!18}
!19 = !{!"llvm.loop.made.up", !"by nobody", i64 -1, double 1.5}
!20 = !{!"branch_weights", !"expected", i32 1000, i32 1}
