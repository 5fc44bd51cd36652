; Inlining takes a loop to another function. MLIR's inliner moves its start and its
; end; a third location, which the annotation has no room for, LLVM's verifier
; would reject there. It is inlined where the loop's branch is, or dropped where
; that does not say; the loop's options stay.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --inline %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll 2> %t.err
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --check-prefix=WARN %s < %t.err
; RUN: llvm-extract -S --func=known --func=unknown --func=first %s -o %t.before.ll
; RUN: llvm-extract -S --func=known --func=unknown --func=first %t.ll -o %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll

; WARN: in @calls: a location of !llvm.loop is dropped: its scope is of another function
; WARN-NOT: dropped
; WARN-NOT: debug information

; CHECK-LABEL: define void @calls(
; CHECK: br i1 %c, {{.*}}, !dbg ![[BRANCH1:[0-9]+]], !llvm.loop ![[LOOP1:[0-9]+]]
; CHECK: br i1 %c, {{.*}}, !dbg ![[BRANCH1]], !llvm.loop ![[LOOP1]]
; CHECK: br i1 %c, {{.*}}, !dbg ![[BRANCH2:[0-9]+]], !llvm.loop ![[LOOP2:[0-9]+]]
; CHECK: br i1 %c, {{.*}}, !dbg ![[BRANCH2]], !llvm.loop ![[LOOP2]]
; CHECK: br i1 %c, {{.*}}, !llvm.loop ![[BARE:[0-9]+]]
define void @calls(i1 %c) !dbg !6 {
  call void @known(i1 %c), !dbg !10
  call void @known(i1 %c), !dbg !11
  call void @unknown(i1 %c), !dbg !12
  ret void
}

; CHECK-LABEL: define void @known(
; CHECK: !llvm.loop ![[OWN:[0-9]+]]
; CHECK: !llvm.loop ![[OWN]]
define void @known(i1 %c) !dbg !5 {
  br label %loop

loop:
  br i1 %c, label %loop, label %more, !dbg !20, !llvm.loop !8

more:
  br i1 %c, label %loop, label %end, !dbg !20, !llvm.loop !8

end:
  ret void
}

define void @unknown(i1 %c) !dbg !7 {
  br label %loop

loop:
  br i1 %c, label %loop, label %end, !llvm.loop !13

end:
  ret void
}

; A first operand that is not the node itself is no location to LLVM.
define void @first(i1 %c) !dbg !17 {
  br label %loop

loop:
  br i1 %c, label %loop, label %end, !llvm.loop !18

end:
  ret void
}

; CHECK-DAG: ![[CALLS:[0-9]+]] = distinct !DISubprogram(name: "calls"
; CHECK-DAG: ![[KNOWN:[0-9]+]] = distinct !DISubprogram(name: "known"
; CHECK-DAG: ![[UNKNOWN:[0-9]+]] = distinct !DISubprogram(name: "unknown"
; CHECK-DAG: ![[BRANCH1]] = !DILocation(line: 2, column: 9, scope: ![[KNOWN]], inlinedAt: ![[AT1:[0-9]+]])
; CHECK-DAG: ![[AT1]] = !DILocation(line: 6, column: 3, scope: ![[CALLS]])
; CHECK-DAG: ![[BRANCH2]] = !DILocation(line: 2, column: 9, scope: ![[KNOWN]], inlinedAt: ![[AT2:[0-9]+]])
; CHECK-DAG: ![[AT2]] = !DILocation(line: 7, column: 3, scope: ![[CALLS]])
; CHECK-DAG: ![[MUST:[0-9]+]] = !{!"llvm.loop.mustprogress"}
; CHECK-DAG: ![[LOOP1]] = distinct !{![[LOOP1]], ![[START1:[0-9]+]], ![[END1:[0-9]+]], ![[MUST]]}
; CHECK-DAG: ![[START1]] = !DILocation(line: 2, column: 3, scope: ![[KNOWN]], inlinedAt: ![[AT1]])
; CHECK-DAG: ![[END1]] = !DILocation(line: 4, column: 3, scope: ![[KNOWN]], inlinedAt: ![[AT1]])
; CHECK-DAG: ![[LOOP2]] = distinct !{![[LOOP2]], ![[START2:[0-9]+]], ![[END2:[0-9]+]], ![[MUST]]}
; CHECK-DAG: ![[START2]] = !DILocation(line: 2, column: 3, scope: ![[KNOWN]], inlinedAt: ![[AT2]])
; CHECK-DAG: ![[END2]] = !DILocation(line: 4, column: 3, scope: ![[KNOWN]], inlinedAt: ![[AT2]])
; CHECK-DAG: ![[BARE]] = distinct !{![[BARE]], ![[START3:[0-9]+]], ![[END3:[0-9]+]], ![[MUST]]}
; CHECK-DAG: ![[START3]] = !DILocation(line: 11, column: 3, scope: ![[UNKNOWN]], inlinedAt: ![[AT3:[0-9]+]])
; CHECK-DAG: ![[END3]] = !DILocation(line: 12, column: 3, scope: ![[UNKNOWN]], inlinedAt: ![[AT3]])
; CHECK-DAG: ![[AT3]] = !DILocation(line: 8, column: 3, scope: ![[CALLS]])
; CHECK-DAG: ![[OWN]] = distinct !{![[OWN]], ![[OWNSTART:[0-9]+]], ![[OWNEND:[0-9]+]], ![[MUST]]}
; CHECK-DAG: ![[OWNSTART]] = !DILocation(line: 2, column: 3, scope: ![[KNOWN]])

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "known", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "calls", scope: !1, file: !1, line: 5, type: !3, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "unknown", scope: !1, file: !1, line: 10, type: !3, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!8 = distinct !{!8, !9, !15, !14}
!9 = !DILocation(line: 2, column: 3, scope: !5)
!10 = !DILocation(line: 6, column: 3, scope: !6)
!11 = !DILocation(line: 7, column: 3, scope: !6)
!12 = !DILocation(line: 8, column: 3, scope: !6)
!13 = distinct !{!13, !16, !21, !22, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !DILocation(line: 4, column: 3, scope: !5)
!16 = !DILocation(line: 11, column: 3, scope: !7)
!17 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 15, type: !3, scopeLine: 15, spFlags: DISPFlagDefinition, unit: !0)
!18 = !{!9}
!20 = !DILocation(line: 2, column: 9, scope: !5)
!21 = !DILocation(line: 12, column: 3, scope: !7)
!22 = !DILocation(line: 13, column: 3, scope: !7)
