; Every location is gone, and what was carried there with it: names of phis and
; arguments, the order of a phi's entries, a landing pad's name. The rest stays.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --strip-debuginfo %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll
; RUN: FileCheck %s < %t.ll
; RUN: llvm-extract -S --func=keep %s -o %t.before.ll
; RUN: llvm-extract -S --func=keep %t.ll -o %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll

declare i32 @__gxx_personality_v0(...)
declare void @throws()

; CHECK-LABEL: define i32 @f(i1 %0, i32 %1)
; CHECK: %sum = add i32 %1, 1
; CHECK: [[PHI:%[0-9]+]] = phi i32 [ %sum, %entry ], [ 7, %other ]
; CHECK: %[[PAD:[0-9]+]] = landingpad { ptr, i32 }
; CHECK-NEXT: cleanup
; CHECK-NEXT: resume { ptr, i32 } %[[PAD]]
define i32 @f(i1 %c, i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  %sum = add i32 %a, 1
  br i1 %c, label %join, label %other

other:
  br label %join

join:
  %phi = phi i32 [ 7, %other ], [ %sum, %entry ]
  invoke void @throws()
          to label %done unwind label %unwind

done:
  ret i32 %phi

unwind:
  %pad = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %pad
}

define void @keep(ptr %0) !dbg !3 {
  store i32 4, ptr %0, align 4, !dbg !4
  #dbg_value(ptr %0, !5, !DIExpression(), !4)
  ret void, !dbg !4
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "keep", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 1, column: 2, scope: !3)
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, type: !8)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
