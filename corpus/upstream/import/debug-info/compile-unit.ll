; title = """
; The enumerations, retained types, imports and macros of a compile unit are dropped."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['DW_TAG_enumeration_type', 'DW_TAG_imported_module', 'DIMacro']
; expected = """
; LangRef, "DICompileUnit": these lists are what a debugger knows of macros and of types
; that no variable has."""
; cause = "DebugImporter::translateImpl(DICompileUnit) does not read them."
; issue = "no public issue found"
; ours = "identical"
define void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, enums: !9, imports: !12, macros: !15)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, line: 3, baseType: !8, size: 32, elements: !11)
!11 = !{!14}
!12 = !{!13}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !17, file: !1, line: 1)
!14 = !DIEnumerator(name: "A", value: 1)
!15 = !{!16}
!16 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M", value: "1")
!17 = !DINamespace(name: "n", scope: null)
