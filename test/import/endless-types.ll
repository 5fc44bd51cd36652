; Typedefs that are their own base types, which LLVM accepts. They are not in
; corpus/modules, since LLVM's verifier does not end on mutants that make a
; variable of such a type one of a fragment.
; RUN: palindrome verify %s --through memory
; RUN: palindrome verify %s --through text
; RUN: palindrome verify %s --through bytecode

@global = global i32 0, !dbg !5

define void @f(i32 %x) !dbg !10 {
    #dbg_value(i32 %x, !13, !DIExpression(), !16)
    #dbg_value(i32 %x, !14, !DIExpression(), !16)
    #dbg_value(i32 %x, !15, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !16)
  ret void, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !2)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{!5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "global", scope: !0, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "a", file: !1, line: 1, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "b", file: !1, line: 2, baseType: !7)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !11, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !7}
!13 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 3, type: !7)
!14 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 4, type: !17)
!15 = !DILocalVariable(name: "z", scope: !10, file: !1, line: 5, type: !9)
!16 = !DILocation(line: 3, scope: !10)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "c", file: !1, line: 6, baseType: !17)
