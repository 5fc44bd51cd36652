; title = "The alignment and the byte order of a basic type are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'DIFlagBigEndian'
; expected = """
; LangRef, "DIBasicType": the flag is the byte order in which the debugger reads the
; value."""
; cause = """
; DebugImporter::translateImpl(DIBasicType); #llvm.di_basic_type has no such parameters."""
; issue = "no public issue found"
; ours = "identical"
@g = global i32 0, !dbg !9
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Ada95, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 3, type: !8, isLocal: false, isDefinition: true)
!11 = !{!9}
