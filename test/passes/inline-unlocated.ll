; A call without a location, in a function without debug info, leaves what is
; inlined through it without a caller to be inlined at: what @f says of its places
; is no place in @h.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --inline %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll 2> %t.err
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --check-prefix=WARN %s < %t.err

; WARN: in @h: its location is dropped: its scope is of another function
; WARN: this debug record is left out

define internal i32 @f(i32 %c) !dbg !5 {
    #dbg_value(i32 %c, !11, !DIExpression(), !9)
  %r = add i32 %c, 1, !dbg !9
  ret i32 %r, !dbg !9
}

; CHECK-LABEL: define internal i32 @g(i32 %c) {
; CHECK: #dbg_value(i32 %c, !{{[0-9]+}}, !DIExpression(), ![[OWN:[0-9]+]])
; CHECK-NEXT: %r = add i32 %c, 1, !dbg ![[OWN]]
define internal i32 @g(i32 %c) {
  %r = call i32 @f(i32 %c)
  ret i32 %r
}

; CHECK-LABEL: define i32 @h(i32 %c) !dbg
; CHECK-NEXT: %r = add i32 %c, 1{{$}}
; CHECK-NEXT: ret i32 %r, !dbg ![[AT:[0-9]+]]
define i32 @h(i32 %c) !dbg !6 {
  %r = call i32 @g(i32 %c)
  ret i32 %r, !dbg !10
}

; CHECK-LABEL: define i32 @located(i32 %c) !dbg
; CHECK: %r = add i32 %c, 1, !dbg ![[INLINED:[0-9]+]]
define i32 @located(i32 %c) !dbg !7 {
  %r = call i32 @g(i32 %c), !dbg !13
  ret i32 %r, !dbg !13
}

; CHECK-DAG: ![[F:[0-9]+]] = distinct !DISubprogram(name: "f"
; CHECK-DAG: ![[H:[0-9]+]] = distinct !DISubprogram(name: "h"
; CHECK-DAG: ![[LOCATED:[0-9]+]] = distinct !DISubprogram(name: "located"
; CHECK-DAG: ![[OWN]] = !DILocation(line: 2, column: 3, scope: ![[F]])
; CHECK-DAG: ![[AT]] = !DILocation(line: 6, column: 3, scope: ![[H]])
; CHECK-DAG: ![[INLINED]] = !DILocation(line: 2, column: 3, scope: ![[F]], inlinedAt: ![[CALL:[0-9]+]])
; CHECK-DAG: ![[CALL]] = !DILocation(line: 9, column: 3, scope: ![[LOCATED]])

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 5, type: !3, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "located", scope: !1, file: !1, line: 8, type: !3, scopeLine: 8, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 2, column: 3, scope: !5)
!10 = !DILocation(line: 6, column: 3, scope: !6)
!11 = !DILocalVariable(name: "x", scope: !5, file: !1, type: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 9, column: 3, scope: !7)
