; title = """
; A bit-field becomes an ordinary member: flags, line and the storage unit of a member
; are dropped."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['DIFlagBitField', 'extraData: i64 0']
; expected = """
; LangRef, "DIDerivedType": the debugger reads a bit-field by its flag and storage
; offset."""
; cause = """
; DebugImporter::translateImpl(DIDerivedType) reads neither flags, scope, file, line nor
; a constant in extraData."""
; issue = "no public issue found"
; ours = "identical"
@g = global i32 0, !dbg !9
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 3, type: !12, isLocal: false, isDefinition: true)
!11 = !{!9}
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 32, elements: !13)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !12, file: !1, line: 2, baseType: !8, size: 3, offset: 5, flags: DIFlagBitField, extraData: i64 0)
