; A module with things that upstream's translation loses.
source_filename = "input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@limit = internal unnamed_addr constant i32 10, align 4

define i32 @clamp(i32 noundef %value) local_unnamed_addr #0 {
entry:
  %max = load i32, ptr @limit, align 4, !tbaa !0
  %small = icmp samesign ult i32 %value, %max
  %result = select i1 %small, i32 %value, i32 %max, !prof !4
  ret i32 %result
}

attributes #0 = { mustprogress nounwind memory(read, argmem: none) "frame-pointer"="all" }

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!"branch_weights", i32 3, i32 1}
