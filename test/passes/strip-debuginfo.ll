; Every location is gone, and what was said or carried there with it: debug
; locations, subprograms and the records that need them; names of phis and
; arguments, the order of a phi's entries, a landing pad's name. The rest stays,
; and what is carried of debug info is valid without its partners.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --strip-debuginfo %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll 2> %t.err
; RUN: opt -passes=verify -disable-output %t.ll
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --check-prefix=WARN %s < %t.err
; RUN: llvm-extract -S --func=keep %s -o - | sed '/^!llvm.dbg.cu/d' > %t.before.ll
; RUN: llvm-extract -S --func=keep %t.ll -o - | sed '/^!llvm.dbg.cu/d' > %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll

; WARN: warning: this debug record is left out: it has no location in a subprogram
; WARN-NOT: debug information

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

; CHECK-LABEL: define void @debug(ptr %0) {
; CHECK-NEXT: %2 = alloca i32, align 4, !DIAssignID ![[ASSIGNED:[0-9]+]]
; CHECK-NEXT: #dbg_assign(i1 poison, ![[VARIABLE:[0-9]+]], !DIExpression(), ![[ASSIGNED]], ptr %2, !DIExpression(), ![[AT:[0-9]+]])
; CHECK-NEXT: store i32 4, ptr %0, align 4
; CHECK-NEXT: br label %3
; CHECK: br i1 true, label %3, label %4, !llvm.loop ![[LOOP:[0-9]+]]
; CHECK: ret void
; CHECK-NEXT: }
define void @debug(ptr %0) !dbg !3 {
  %2 = alloca i32, align 4, !DIAssignID !9
  #dbg_assign(i1 poison, !5, !DIExpression(), !9, ptr %2, !DIExpression(), !4)
  store i32 4, ptr %0, align 4, !dbg !4
  #dbg_value(ptr %0, !5, !DIExpression(), !4)
  br label %3, !dbg !4

3:
  br i1 true, label %3, label %4, !dbg !4, !llvm.loop !10

4:
  ret void, !dbg !4
}

; CHECK-LABEL: define void @keep(ptr %0) {
define void @keep(ptr %0) {
  store i32 4, ptr %0, align 4, !nontemporal !12
  ret void
}

; CHECK-DAG: !llvm.dbg.cu = !{![[UNIT:[0-9]+]]}
; CHECK-DAG: ![[UNIT]] = distinct !DICompileUnit(
; CHECK-DAG: ![[SCOPE:[0-9]+]] = distinct !DISubprogram(name: "debug", {{.*}}unit: ![[UNIT]])
; CHECK-DAG: ![[VARIABLE]] = !DILocalVariable(name: "x", scope: ![[SCOPE]]
; CHECK-DAG: ![[AT]] = !DILocation(line: 1, column: 2, scope: ![[SCOPE]])
; CHECK-DAG: ![[LOOP]] = distinct !{![[LOOP]], ![[AT]]}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 1, column: 2, scope: !3)
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, type: !8)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DIAssignID()
!10 = distinct !{!10, !4}
!12 = !{i32 1}
