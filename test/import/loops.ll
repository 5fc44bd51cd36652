; Loop metadata: what the annotation says, and beside it which loop it is, and
; the order of its options.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s

; CHECK: [[LOOP:#[a-z0-9_]+]] = #llvm.loop_annotation<vectorize = #{{[a-z0-9_]+}}, mustProgress = true>
; CHECK: llvm.cond_br {{.*}} {llvmx.block = "a", loop_annotation = [[LOOP]]}
; CHECK: llvm.cond_br {{.*}} {llvmx.block = "b", llvmx.loop = array<i32: 1>, loop_annotation = [[LOOP]]}
; CHECK: llvm.cond_br {{.*}} {llvmx.block = "c", llvmx.loop = array<i32: 2, 1, 0>, loop_annotation = [[LOOP]]}
define void @f(i1 %x) {
entry:
  br label %a
a:
  br i1 %x, label %a, label %b, !llvm.loop !0
b:
  br i1 %x, label %b, label %c, !llvm.loop !1
c:
  br i1 %x, label %c, label %d, !llvm.loop !2
d:
  ret void
}

!0 = distinct !{!0, !3, !4}
!1 = distinct !{!1, !3, !4}
!2 = distinct !{!2, !4, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.vectorize.width", i32 4}
