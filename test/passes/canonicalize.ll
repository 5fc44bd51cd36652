; Poisons and equal constants are merged, dead block arguments and unreachable
; blocks erased: what is left exports, and the other function as it was.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --canonicalize --cse %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll
; RUN: FileCheck %s < %t.ll
; RUN: llvm-extract -S --func=keep %s -o %t.before.ll
; RUN: llvm-extract -S --func=keep %t.ll -o %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll
; RUN: mlir-opt --mlir-print-debuginfo --pass-pipeline='builtin.module(canonicalize{region-simplify=aggressive},cse)' %t.mlir | palindrome export | FileCheck %s

; CHECK: @pair = global { i32, i32 } { i32 poison, i32 4 }
@pair = global { i32, i32 } { i32 poison, i32 4 }
declare void @use({ i32, i32 })

; Two aggregates of poisons, each a chain of ops on the one poison.
; CHECK-LABEL: define void @poisons(
; CHECK-NEXT: call void @use({ i32, i32 } { i32 poison, i32 1 })
; CHECK-NEXT: call void @use({ i32, i32 } { i32 2, i32 poison })
; CHECK-NEXT: ret void
define void @poisons() {
  call void @use({ i32, i32 } { i32 poison, i32 1 })
  call void @use({ i32, i32 } { i32 2, i32 poison })
  ret void
}

; The first phi is dead, and its entry in a carried order with it; the second
; keeps its own order.
; CHECK-LABEL: define i32 @phis(
; CHECK-NOT: %dead
; CHECK: %live = phi i32 [ 3, %other ], [ %b, %entry ]
; CHECK-NOT: %dead
; CHECK: ret i32 %live
define i32 @phis(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %exit, label %other

other:
  br label %exit

exit:
  %dead = phi i32 [ 1, %other ], [ %a, %entry ]
  %live = phi i32 [ 3, %other ], [ %b, %entry ]
  ret i32 %live
}

; CHECK-LABEL: define i32 @unreachable_block(
; CHECK-NOT: nowhere
; CHECK: ret i32 %x
define i32 @unreachable_block(i32 %x) {
entry:
  ret i32 %x

nowhere:
  %y = add i32 %x, 1
  br label %nowhere
}

define i32 @keep(ptr noundef captures(none) %p, i32 %n) memory(argmem: read) {
entry:
  %v = load i32, ptr %p, align 2, !tbaa !0, !range !3, !noundef !4
  %w = add nuw i32 %v, %n
  %s = icmp samesign ult i32 %w, %n
  br i1 %s, label %yes, label %no, !prof !5

yes:
  br label %no

no:
  %r = phi i32 [ %w, %yes ], [ %v, %entry ]
  ret i32 %r
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{i32 0, i32 9}
!4 = !{}
!5 = !{!"branch_weights", !"expected", i32 1, i32 2000}
