; Debug info in the upstream form: what contains itself does so by recId; a
; record stands behind its value.
; RUN: palindrome-translate --import-llvm -mlir-print-debuginfo --emit-expensive-warnings %s 2>&1 | FileCheck %s

; CHECK: warning: unhandled debug variable record #dbg_value(!DIArgList(i32 %x, i32 %sum)

; CHECK-DAG: #[[SELF:.+]] = #llvm.di_composite_type<recId = [[ID:distinct.+<>]], isRecSelf = true>
; CHECK-DAG: #[[POINTER:.+]] = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #[[SELF]]
; CHECK-DAG: #[[NODE:.+]] = #llvm.di_composite_type<recId = [[ID]], tag = DW_TAG_structure_type, name = "node", {{.*}}elements = #[[POINTER]]>
; CHECK-DAG: #[[VARIABLE:.+]] = #llvm.di_local_variable<scope = #[[SP:.+]], name = "v", type = #[[NODE]]>
; CHECK-DAG: #[[GLOBAL:.+]] = #llvm.di_global_variable<{{.*}}name = "g", linkageName = "g",

; CHECK: llvm.mlir.global external @g() {{.*}}dbg_exprs = [
@g = external global i32, !dbg !20

; CHECK-LABEL: llvm.func @f(
; CHECK-SAME: %[[X:.+]]: i32 loc(fused<#[[SP]]>
define i32 @f(i32 %x) !dbg !3 {
  ; CHECK-NEXT: llvm.intr.dbg.value #[[VARIABLE]] = %[[X]] : i32 loc(#[[LOC:.+]])
  ; CHECK-NEXT: %[[SUM:.+]] = llvm.add %[[X]], %[[X]] : i32 loc(#[[LOC]])
  ; CHECK-NEXT: llvm.intr.dbg.value #[[VARIABLE]] #llvm.di_expression<[DW_OP_deref]> = %[[SUM]]
  ; CHECK-NEXT: llvm.return %[[SUM]]
    #dbg_value(i32 %sum, !6, !DIExpression(DW_OP_deref), !5)
  %sum = add i32 %x, %x, !dbg !5
    #dbg_value(i32 %x, !6, !DIExpression(), !5)
    #dbg_value(!DIArgList(i32 %x, i32 %sum), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !5)
  ret i32 %sum, !dbg !9
}

; CHECK-DAG: loc(callsite(#{{.+}} at #[[LOC]]))

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "f.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, spFlags: DISPFlagDefinition, unit: !1)
!4 = distinct !DISubprogram(name: "inner", scope: !2, file: !2, line: 2, spFlags: DISPFlagDefinition, unit: !1)
!5 = !DILocation(line: 3, column: 4, scope: !3)
!6 = !DILocalVariable(name: "v", scope: !3, type: !7)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "node", elements: !8, file: !2)
!8 = !{!10}
!9 = !DILocation(line: 5, column: 6, scope: !4, inlinedAt: !5)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "g", linkageName: "mangled", scope: !1, file: !2, line: 1, type: !10)
