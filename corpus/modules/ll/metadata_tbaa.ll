; TBAA: scalar and struct-path tags, constant tags, the newer sized form,
; several roots, tbaa.struct, errno.

define i32 @old(ptr %p, ptr %q) {
  %a = load i32, ptr %p, align 4, !tbaa !0
  store i32 %a, ptr %q, align 4, !tbaa !5
  %b = load ptr, ptr %p, align 8, !tbaa !8
  %c = load float, ptr %p, align 4, !tbaa !10
  store float %c, ptr %q, align 4, !tbaa !13
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false), !tbaa.struct !16
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 4, i1 false), !tbaa !0
  ret i32 %a
}

define i32 @sized(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !20
  store i32 %a, ptr %p, align 4, !tbaa !21
  %c = call i32 @f(ptr %p), !tbaa !0
  ret i32 %a
}

declare i32 @f(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

!llvm.errno.tbaa = !{!0}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!"struct point", !1, i64 0, !1, i64 4, !12, i64 8}
!5 = !{!4, !1, i64 4}
!6 = !{!"struct line", !4, i64 0, !4, i64 16, !7, i64 32}
!7 = !{!"any pointer", !2, i64 0}
!8 = !{!6, !7, i64 32, i64 1}
!10 = !{!6, !12, i64 8}
!12 = !{!"float", !2, i64 0}
!13 = !{!14, !14, i64 0, i64 0}
!14 = !{!"another root's float", !15, i64 0}
!15 = distinct !{!15}
!16 = !{i64 0, i64 4, !0, i64 4, i64 4, !0, i64 8, i64 4, !17}
!17 = !{!12, !12, i64 0}
!18 = !{!3, i64 1, !"new char"}
!19 = !{!18, i64 4, !"new int"}
!20 = !{!19, !19, i64 0, i64 4}
!21 = !{!22, !19, i64 4, i64 4, i1 true}
!22 = !{!3, i64 8, !"new struct", !19, i64 0, i64 4, !19, i64 4, i64 4}
