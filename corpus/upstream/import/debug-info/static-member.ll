; title = "The declaration of a static member's definition is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'declaration:'
; expected = """
; LangRef, "DIGlobalVariable": without the declaration the variable is no member of its
; class."""
; cause = """
; DebugImporter::translateImpl(DIGlobalVariable); #llvm.di_global_variable has no such
; parameter."""
; issue = "no public issue found"
; ours = "identical"
@g = global i32 0, !dbg !9
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 3, type: !8, isLocal: false, isDefinition: true, declaration: !14)
!11 = !{!9}
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 32, elements: !13)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !12, file: !1, line: 3, baseType: !8, flags: DIFlagStaticMember)
