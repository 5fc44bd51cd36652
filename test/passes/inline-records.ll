; Every kind of debug record is kept where MLIR's inliner has copied it, with the
; call in the `inlinedAt` of its location: records of the dialect, and those that
; are carried. So are locations and assignments that are carried, and scopes that
; have no attribute (the second of two equal lexical blocks).
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --inline %t.mlir -o %t.opt.mlir
; RUN: palindrome export %t.opt.mlir -o %t.ll 2> %t.err
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --allow-empty --check-prefix=WARN %s < %t.err
; RUN: opt -passes=verify -disable-output %t.ll
; RUN: llc -filetype=null %t.ll

; WARN-NOT: {{.}}

; The function itself is as it was.
; CHECK-LABEL: define i32 @f(
; CHECK: #dbg_declare(ptr %a, ![[V:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; CHECK: #dbg_assign(i1 poison, ![[V]], !DIExpression(), ![[ID:[0-9]+]], ptr %a, !DIExpression(), ![[AT]])
define i32 @f(i32 %x, i1 %c) !dbg !4 {
  %a = alloca i32, !dbg !30, !DIAssignID !40
    #dbg_declare(ptr %a, !20, !DIExpression(), !30)
    #dbg_assign(i1 poison, !20, !DIExpression(), !40, ptr %a, !DIExpression(), !30)
  store i32 %x, ptr %a, !dbg !30, !DIAssignID !40
    #dbg_assign(i32 %x, !20, !DIExpression(), !40, ptr %a, !DIExpression(), !30)
  store i32 3, ptr %a, !DIAssignID !41
    #dbg_assign(i32 3, !20, !DIExpression(), !41, ptr %a, !DIExpression(), !30)
    #dbg_value(i32 %x, !20, !DIExpression(), !31)
    #dbg_value(!DIArgList(i32 %x, i32 %y), !20, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(i32 %y, !20, !DIExpression(), !30)
    #dbg_value(!2, !20, !DIExpression(), !30)
    #dbg_declare_value(i32 %x, !20, !DIExpression(), !30)
    #dbg_label(!21, !30)
    #dbg_label(!22, !33)
  %y = add i32 %x, 1, !dbg !31
  %z = mul i32 %y, 5, !dbg !33
    #dbg_value(i32 %z, !23, !DIExpression(), !32)
    #dbg_value(i32 %z, !23, !DIExpression(), !34)
    #dbg_value(i32 %phi, !20, !DIExpression(), !30)
  br i1 %c, label %more, label %end, !dbg !30
more:
  br label %end, !dbg !32
end:
  %phi = phi i32 [ %z, %0 ], [ %y, %more ], !dbg !30
  ret i32 %phi, !dbg !30
}

; Two calls at one place, as in a macro, are two call sites.
; CHECK-LABEL: define i32 @g(
; CHECK: %[[A2:.*]] = alloca i32, align 4, !dbg ![[F2:[0-9]+]], !DIAssignID ![[ID2:[0-9]+]]
; CHECK: %[[A1:.*]] = alloca i32, align 4, !dbg ![[F1:[0-9]+]], !DIAssignID ![[ID1:[0-9]+]]
; CHECK: #dbg_declare(ptr %[[A1]], ![[V]], !DIExpression(), ![[F1]])
; CHECK: #dbg_assign(i1 poison, ![[V]], !DIExpression(), ![[ID1]], ptr %[[A1]], !DIExpression(), ![[F1]])
; CHECK: store i32 %x, ptr %[[A1]], align 4, !dbg ![[F1]], !DIAssignID ![[ID1]]
; CHECK: #dbg_assign(i32 %x, ![[V]], !DIExpression(), ![[ID1]], ptr %[[A1]], !DIExpression(), ![[F1]])
; CHECK: store i32 3, ptr %[[A1]], align 4, !dbg ![[CALL:[0-9]+]], !DIAssignID ![[ID11:[0-9]+]]
; CHECK: #dbg_assign(i32 3, ![[V]], !DIExpression(), ![[ID11]], ptr %[[A1]], !DIExpression(), ![[F1]])
; CHECK: #dbg_value(i32 %x, ![[V]], !DIExpression(), ![[BLOCK1:[0-9]+]])
; CHECK: #dbg_value(!DIArgList(i32 %x, i32 %[[Y1:.*]]), ![[V]], !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), ![[F1]])
; CHECK: #dbg_value(i32 %[[Y1]], ![[V]], !DIExpression(), ![[F1]])
; CHECK: #dbg_value(![[NOTHING:[0-9]+]], ![[V]], !DIExpression(), ![[F1]])
; CHECK: #dbg_declare_value(i32 %x, ![[V]], !DIExpression(), ![[F1]])
; CHECK: #dbg_label(![[L:[0-9]+]], ![[F1]])
; CHECK: #dbg_label(![[M:[0-9]+]], ![[TWIN1:[0-9]+]])
; CHECK: %[[Y1]] = add i32 %x, 1, !dbg ![[BLOCK1]]
; CHECK: %[[Z1:.*]] = mul i32 %[[Y1]], 5, !dbg ![[TWIN1]]
; CHECK: #dbg_value(i32 %[[Z1]], ![[W:[0-9]+]], !DIExpression(), ![[DEEP1:[0-9]+]])
; CHECK: #dbg_value(i32 %[[Z1]], ![[W]], !DIExpression(), ![[DEEPTWIN1:[0-9]+]])
; CHECK: #dbg_value(i32 %[[PHI1:.*]], ![[V]], !DIExpression(), ![[F1]])
; CHECK: %[[PHI1]] = phi i32 {{.*}}, !dbg ![[F1]]
; CHECK: #dbg_declare(ptr %[[A2]], ![[V]], !DIExpression(), ![[F2]])
; CHECK: store i32 {{.*}}, !DIAssignID ![[ID2]]
; CHECK: #dbg_value(!DIArgList(i32 %{{.*}}, i32 %[[Y2:.*]]), ![[V]], {{.*}}, ![[F2]])
; CHECK: #dbg_label(![[L]], ![[F2]])
; CHECK: #dbg_label(![[M]], ![[TWIN2:[0-9]+]])
; CHECK: %[[Y2]] = add i32 %{{.*}}, 1, !dbg
; CHECK: %[[Z2:.*]] = mul i32 %[[Y2]], 5, !dbg ![[TWIN2]]
; CHECK: #dbg_value(i32 %[[Z2]], ![[W]], !DIExpression(), ![[DEEP2:[0-9]+]])
; CHECK: #dbg_value(i32 %[[PHI2:.*]], ![[V]], !DIExpression(), ![[F2]])
; CHECK: %[[PHI2]] = phi i32
define i32 @g(i32 %x, i1 %c) !dbg !5 {
  %1 = call i32 @f(i32 %x, i1 %c), !dbg !35
  %2 = call i32 @f(i32 %1, i1 %c), !dbg !35
  ret i32 %2, !dbg !36
}

; The calls of @g are inlined at those of @h.
; CHECK-LABEL: define i32 @h(
; CHECK: #dbg_declare(ptr %{{.*}}, ![[V]], !DIExpression(), ![[HF1:[0-9]+]])
; CHECK: #dbg_label(![[M]], ![[HTWIN1:[0-9]+]])
; CHECK: #dbg_value(i32 %{{.*}}, ![[W]], !DIExpression(), ![[HDEEP1:[0-9]+]])
; CHECK: #dbg_value(i32 %{{.*}}, ![[W]], !DIExpression(), ![[HDEEPTWIN1:[0-9]+]])
; CHECK: #dbg_declare(ptr %{{.*}}, ![[V]], !DIExpression(), ![[HF2:[0-9]+]])
define i32 @h(i32 %x, i1 %c) !dbg !6 {
  %1 = call i32 @g(i32 %x, i1 %c), !dbg !37
  ret i32 %1, !dbg !37
}

; CHECK-DAG: ![[SF:[0-9]+]] = distinct !DISubprogram(name: "f"
; CHECK-DAG: ![[V]] = !DILocalVariable(name: "v", scope: ![[SF]]
; CHECK-DAG: ![[AT]] = !DILocation(line: 1, column: 1, scope: ![[SF]])
; CHECK-DAG: ![[ID]] = distinct !DIAssignID()
; CHECK-DAG: ![[ID1]] = distinct !DIAssignID()
; CHECK-DAG: ![[ID11]] = distinct !DIAssignID()
; CHECK-DAG: ![[ID2]] = distinct !DIAssignID()
; CHECK-DAG: ![[SG:[0-9]+]] = distinct !DISubprogram(name: "g"
; CHECK-DAG: ![[SH:[0-9]+]] = distinct !DISubprogram(name: "h"
; CHECK-DAG: ![[CALL]] = !DILocation(line: 8, column: 8, scope: ![[SG]])
; CHECK-DAG: ![[F1]] = !DILocation(line: 1, column: 1, scope: ![[SF]], inlinedAt: ![[CALL]])
; CHECK-DAG: ![[CALL2:[0-9]+]] = distinct !DILocation(line: 8, column: 8, scope: ![[SG]])
; CHECK-DAG: ![[F2]] = !DILocation(line: 1, column: 1, scope: ![[SF]], inlinedAt: ![[CALL2]])
; CHECK-DAG: ![[BLOCK1]] = !DILocation(line: 2, column: 2, scope: ![[B1:[0-9]+]], inlinedAt: ![[CALL]])
; CHECK-DAG: ![[TWIN1]] = !DILocation(line: 4, column: 4, scope: ![[B2:[0-9]+]], inlinedAt: ![[CALL]])
; CHECK-DAG: ![[TWIN2]] = !DILocation(line: 4, column: 4, scope: ![[B2]], inlinedAt: ![[CALL2]])
; CHECK-DAG: ![[B1]] = distinct !DILexicalBlock(scope: ![[SF]], {{.*}}line: 2, column: 1)
; CHECK-DAG: ![[B2]] = distinct !DILexicalBlock(scope: ![[SF]], {{.*}}line: 2, column: 1)

; What LLVM has inlined into @f is inlined at its copy of that call, one for each
; call of @f. Modelled and carried locations share the copy.
; CHECK-DAG: ![[DEEP1]] = !DILocation(line: 3, column: 3, scope: ![[INNER:[0-9]+]], inlinedAt: ![[INF1:[0-9]+]])
; CHECK-DAG: ![[DEEPTWIN1]] = !DILocation(line: 5, column: 5, scope: ![[B3:[0-9]+]], inlinedAt: ![[INF1]])
; CHECK-DAG: ![[INF1]] = distinct !DILocation(line: 6, column: 6, scope: ![[SF]], inlinedAt: ![[CALL]])
; CHECK-DAG: ![[DEEP2]] = !DILocation(line: 3, column: 3, scope: ![[INNER]], inlinedAt: ![[INF2:[0-9]+]])
; CHECK-DAG: ![[INF2]] = distinct !DILocation(line: 6, column: 6, scope: ![[SF]], inlinedAt: ![[CALL2]])
; CHECK-DAG: ![[HF1]] = !DILocation(line: 1, column: 1, scope: ![[SF]], inlinedAt: ![[HCALL:[0-9]+]])
; CHECK-DAG: ![[HCALL]] = !DILocation(line: 8, column: 8, scope: ![[SG]], inlinedAt: ![[INH:[0-9]+]])
; CHECK-DAG: ![[INH]] = !DILocation(line: 9, column: 9, scope: ![[SH]])
; CHECK-DAG: ![[HTWIN1]] = !DILocation(line: 4, column: 4, scope: ![[B2]], inlinedAt: ![[HCALL]])
; CHECK-DAG: ![[HDEEP1]] = !DILocation(line: 3, column: 3, scope: ![[INNER]], inlinedAt: ![[HINF1:[0-9]+]])
; CHECK-DAG: ![[HDEEPTWIN1]] = !DILocation(line: 5, column: 5, scope: ![[B3]], inlinedAt: ![[HINF1]])
; CHECK-DAG: ![[HINF1]] = distinct !DILocation(line: 6, column: 6, scope: ![[SF]], inlinedAt: ![[HCALL]])
; CHECK-DAG: ![[HF2]] = !DILocation(line: 1, column: 1, scope: ![[SF]], inlinedAt: ![[HCALL2:[0-9]+]])
; CHECK-DAG: ![[HCALL2]] = distinct !DILocation(line: 8, column: 8, scope: ![[SG]], inlinedAt: ![[INH]])

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!5 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 7, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 9, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 3, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2, column: 1)
!14 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2, column: 1)
!15 = distinct !DILexicalBlock(scope: !7, file: !1, line: 3, column: 1)
!16 = distinct !DILexicalBlock(scope: !7, file: !1, line: 3, column: 1)
!20 = !DILocalVariable(name: "v", scope: !4, file: !1, type: !12)
!21 = !DILabel(scope: !4, name: "l", file: !1, line: 1)
!22 = !DILabel(scope: !14, name: "m", file: !1, line: 4)
!23 = !DILocalVariable(name: "w", scope: !7, file: !1, type: !12)
!30 = !DILocation(line: 1, column: 1, scope: !4)
!31 = !DILocation(line: 2, column: 2, scope: !13)
!32 = !DILocation(line: 3, column: 3, scope: !15, inlinedAt: !38)
!33 = !DILocation(line: 4, column: 4, scope: !14)
!34 = !DILocation(line: 5, column: 5, scope: !16, inlinedAt: !38)
!35 = !DILocation(line: 8, column: 8, scope: !5)
!36 = !DILocation(line: 8, column: 9, scope: !5)
!37 = !DILocation(line: 9, column: 9, scope: !6)
!38 = distinct !DILocation(line: 6, column: 6, scope: !4)
!40 = distinct !DIAssignID()
!41 = distinct !DIAssignID()
