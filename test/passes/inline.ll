; Inlining copies scopes, access groups, debug locations and assignments into
; another function. What cannot be right there is dropped with a warning; all
; else is as it was.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --inline %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll 2> %t.err
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --check-prefix=WARN %s < %t.err
; RUN: llvm-extract -S --func=keep %s -o %t.before.ll
; RUN: llvm-extract -S --func=keep %t.ll -o %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll

; WARN-DAG: in @twice: {{.*}} is dropped: the assignment is of another function
; WARN-NOT: @keep
; WARN-NOT: error

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

; The body is here twice, without the assignment of @inner, and says where.
; CHECK-LABEL: define void @twice(
; CHECK-NOT: call void @inner
; CHECK-NOT: #dbg_assign
; CHECK: #dbg_value(i32 1, !{{[0-9]+}}, !DIExpression(), ![[INLINED:[0-9]+]])
; CHECK: store i32 1, ptr %p, align 4, !dbg ![[INLINED]]
; CHECK-NOT: DIAssignID
; CHECK: call void @other(i32 %{{.*}})
; CHECK: store i32 2, ptr %p
; CHECK: call void @other(i32 %{{.*}})
; CHECK-NOT: call void @inner
; CHECK: ret void, !dbg
; CHECK: ![[INLINED]] = !DILocation(line: 1, column: 2, scope: !{{[0-9]+}}, inlinedAt: !{{[0-9]+}})
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
