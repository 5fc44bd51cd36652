; title = """
; The identifier, template parameters, discriminator and rank of a composite type are
; dropped."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'identifier: "_ZTS1S"'
; expected = """
; LangRef, "DICompositeType": types with one identifier are merged by LTO, by the One
; Definition Rule."""
; cause = """
; DebugImporter::translateImpl(DICompositeType); #llvm.di_composite_type has no such
; parameters."""
; issue = "no public issue found"
; ours = "identical"
@g = global i32 0, !dbg !9
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 3, type: !12, isLocal: false, isDefinition: true)
!11 = !{!9}
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 32, elements: !13, identifier: "_ZTS1S")
!13 = !{}
