; Debug info: what the dialect says is in its own attributes and locations; the
; rest of a node is carried beside it, by the places of its fields.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome import %s | palindrome export | FileCheck --check-prefix=BACK %s

; An exact node is its attribute alone.
; CHECK-DAG: #[[INT:.*]] = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; CHECK-DAG: #[[FILE:.*]] = #llvm.di_file<"a.c" in "/">
; CHECK-DAG: #[[UNIT:.*]] = #llvm.di_compile_unit<id = distinct[{{[0-9]+}}]<>, sourceLanguage = DW_LANG_C11, file = #[[FILE]], isOptimized = false, emissionKind = Full>
; CHECK-DAG: #[[F:.*]] = #llvm.di_subprogram<id = distinct[{{[0-9]+}}]<>, compileUnit = #[[UNIT]], scope = #[[FILE]], name = "f", file = #[[FILE]], line = 1, scopeLine = 2, subprogramFlags = Definition, type = #[[TYPE:.*]]>
; CHECK-DAG: #[[X:.*]] = #llvm.di_local_variable<scope = #[[F]], name = "x", file = #[[FILE]], line = 3, type = #[[INT]]>

; A cycle is broken where it closes: the pointer is to the type's declaration;
; and two members that look the same to MLIR are two: the second is carried.
; CHECK-DAG: #[[DECLARATION:.*]] = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "list", line = 7, flags = FwdDecl>
; CHECK-DAG: #[[POINTER:.*]] = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #[[DECLARATION]], sizeInBits = 64>
; CHECK-DAG: #[[NEXT:.*]] = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #[[POINTER]], sizeInBits = 64>
; CHECK-DAG: #[[LIST:.*]] = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "list", file = #[[FILE]], line = 7, sizeInBits = 64, elements = #[[NEXT]]>

; The flags of @f, and its retained nodes, are no parameters of its attribute.
; CHECK: llvmx.metadata = [
; CHECK-SAME: ["DIDerivedType", array<i64:
; CHECK-SAME: [#[[F]], array<i64: 10, 256, 15, {{[0-9]+}}, 19, 1>]

; CHECK: llvm.mlir.global external @g(0 : i32) {{.*}}dbg_exprs = [#di_global_variable_expression]

; CHECK-LABEL: llvm.func @f(
define i32 @f(i32 %x) !dbg !1 {
; CHECK: llvm.intr.dbg.value #[[X]] = %arg0
  #dbg_value(i32 %x, !3, !DIExpression(), !2)
; What MLIR cannot say of a location is in it.
; CHECK: llvm.add {{.*}} loc(#[[ATOM:.*]])
  %y = add i32 %x, 1, !dbg !11
; CHECK: llvm.mul {{.*}} loc(#[[INLINED:.*]])
  %z = mul i32 %y, 3, !dbg !12
  ret i32 %z, !dbg !2
; CHECK: } loc(#[[FLOC:.*]])
}
; BACK: define i32 @f(i32 %x) !dbg ![[BACKF:[0-9]+]]
; BACK: %z = mul i32 %y, 3, !dbg ![[BACKINLINED:[0-9]+]]
; BACK: ![[BACKF]] = distinct !DISubprogram(name: "f", {{.*}}flags: DIFlagPrototyped
; BACK: ![[BACKINLINED]] = !DILocation(line: 9, column: 1, scope: !{{[0-9]+}}, inlinedAt: ![[AT:[0-9]+]])
; BACK: ![[AT]] = distinct !DILocation(line: 4, column: 5, scope: ![[BACKF]])

@g = global i32 0, !dbg !20
@l = global ptr null, !dbg !22

; CHECK-DAG: #[[AT:.*]] = loc("a.c":4:5)
; CHECK-DAG: #[[SCOPED:.*]] = loc(fused<#[[F]]>[#[[AT]]])
; CHECK-DAG: #[[ATOM]] = loc(fused<{llvmx.location = array<i64: -1, 2, 1>}>[#[[SCOPED]]])
; CHECK-DAG: #[[SITE:.*]] = loc(fused<{llvmx.location = array<i64: 0>}>[#[[SCOPED]]])
; CHECK-DAG: #[[INLINED]] = loc(callsite(#{{.*}} at #[[SITE]]))

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !4, emissionKind: FullDebug, globals: !21)
!1 = distinct !DISubprogram(name: "f", scope: !4, file: !4, line: 1, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9, keyInstructions: true)
!2 = !DILocation(line: 4, column: 5, scope: !1)
!3 = !DILocalVariable(name: "x", scope: !1, file: !4, line: 3, type: !6)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DISubroutineType(types: !8)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{!6, !6}
!9 = !{!3}
!11 = !DILocation(line: 4, column: 5, scope: !1, atomGroup: 2, atomRank: 1)
!12 = !DILocation(line: 9, column: 1, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "inlined", scope: !4, file: !4, line: 8, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 4, column: 5, scope: !1)
!20 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!21 = !{!20, !22}
!22 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !4, line: 5, type: !6, isLocal: false, isDefinition: true)
!24 = distinct !DIGlobalVariable(name: "l", scope: !0, file: !4, line: 6, type: !25, isLocal: false, isDefinition: true)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !4, line: 7, size: 64, elements: !26)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !4, line: 8, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!named = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !4, line: 9, baseType: !28, size: 64)
