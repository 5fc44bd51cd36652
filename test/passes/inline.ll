; Inlining copies scopes, access groups, debug locations and assignments into
; another function. They are as right there as they were.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --inline %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll 2> %t.err
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --allow-empty --check-prefix=WARN %s < %t.err
; RUN: llvm-extract -S --func=keep %s -o %t.before.ll
; RUN: llvm-extract -S --func=keep %t.ll -o %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll

; WARN-NOT: {{.}}

; CHECK-LABEL: define void @inner(
; CHECK: store i32 %x, ptr %p, {{.*}}!dbg ![[AT:[0-9]+]], {{.*}}!alias.scope ![[SCOPE:[0-9]+]]
define void @inner(ptr %p, i32 %x) !dbg !3 {
  %a = alloca i32, !DIAssignID !20, !dbg !4
    #dbg_assign(i1 poison, !5, !DIExpression(), !20, ptr %a, !DIExpression(), !4)
  store i32 %x, ptr %a, !DIAssignID !20, !dbg !4
    #dbg_value(i32 %x, !5, !DIExpression(), !4)
  store i32 %x, ptr %p, !dbg !4, !alias.scope !12, !llvm.access.group !15
  %y = load i32, ptr %p, !dbg !4, !noalias !12, !llvm.access.group !15
  call void @other(i32 %y), !dbg !4
  ret void, !dbg !4
}

; The body is here twice, each with the call that it was inlined at, and with an
; assignment of its own.
; CHECK-LABEL: define void @twice(
; CHECK-NOT: call void @inner
; CHECK: #dbg_assign(i1 poison, !{{[0-9]+}}, !DIExpression(), ![[ID1:[0-9]+]], ptr %[[A1:.*]], !DIExpression(), ![[AT1:[0-9]+]])
; CHECK: store i32 1, ptr %[[A1]], align 4, !dbg ![[AT1]], !DIAssignID ![[ID1]]
; CHECK: #dbg_value(i32 1, !{{[0-9]+}}, !DIExpression(), ![[AT1]])
; CHECK: store i32 1, ptr %p, align 4, !dbg ![[AT1]]
; CHECK: call void @other(i32 %{{.*}})
; CHECK: #dbg_assign(i1 poison, !{{[0-9]+}}, !DIExpression(), ![[ID2:[0-9]+]], ptr %[[A2:.*]], !DIExpression(), ![[AT2:[0-9]+]])
; CHECK: store i32 2, ptr %[[A2]], align 4, !dbg ![[AT2]], !DIAssignID ![[ID2]]
; CHECK: #dbg_value(i32 2, !{{[0-9]+}}, !DIExpression(), ![[AT2]])
; CHECK: store i32 2, ptr %p
; CHECK: call void @other(i32 %{{.*}})
; CHECK-NOT: call void @inner
; CHECK: ret void, !dbg
; CHECK-DAG: ![[AT1]] = !DILocation(line: 1, column: 2, scope: !{{[0-9]+}}, inlinedAt: ![[CALL1:[0-9]+]])
; CHECK-DAG: ![[CALL1]] = !DILocation(line: 5, column: 6, scope: ![[TWICE:[0-9]+]])
; CHECK-DAG: ![[ID1]] = distinct !DIAssignID()
; CHECK-DAG: ![[ID2]] = distinct !DIAssignID()
; CHECK-DAG: ![[AT2]] = !DILocation(line: 1, column: 2, scope: !{{[0-9]+}}, inlinedAt: ![[CALL2:[0-9]+]])
; CHECK-DAG: ![[CALL2]] = distinct !DILocation(line: 5, column: 6, scope: ![[TWICE]])
define void @twice(ptr %p) !dbg !8 {
  call void @inner(ptr %p, i32 1), !dbg !9
  call void @inner(ptr %p, i32 2), !dbg !9
  ret void, !dbg !9
}

define i32 @keep(ptr %p, i32 %x) !dbg !16 {
    #dbg_value(i32 %x, !18, !DIExpression(), !17)
  %a = alloca i32, !DIAssignID !21
    #dbg_assign(i1 poison, !18, !DIExpression(), !21, ptr %a, !DIExpression(), !17)
  store i32 %x, ptr %p, !dbg !17, !alias.scope !12
  ret i32 %x, !dbg !17
}

declare void @other(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 1, column: 2, scope: !3)
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, type: !7)
!6 = !DISubroutineType(types: !10)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 5, column: 6, scope: !8)
!10 = !{null}
!11 = distinct !{!11, !13}
!12 = !{!11}
!13 = distinct !{!13}
!15 = distinct !{}
!16 = distinct !DISubprogram(name: "keep", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 9, column: 1, scope: !16)
!18 = !DILocalVariable(name: "x", scope: !16, file: !1, type: !7)
!20 = distinct !DIAssignID()
!21 = distinct !DIAssignID()
