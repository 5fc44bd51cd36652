; title = """
; The importer recurses without end on a common block that is declared by a variable in
; it."""
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = """
; LangRef, "DICommonBlock": flang and PGI Fortran write this."""
; cause = """
; DebugImporter::translate breaks cycles through types alone; a common block and its
; variable refer to each other."""
; issue = "no public issue found"
; ours = "identical"
@g = common global i32 0, !dbg !3
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran90, file: !1, emissionKind: FullDebug, globals: !7)
!1 = !DIFile(filename: "a.f90", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "/foo/", scope: !5, file: !1, line: 4, type: !8, isLocal: false, isDefinition: true)
!5 = !DICommonBlock(scope: !6, declaration: !4, name: "foo", file: !1, line: 4)
!6 = distinct !DISubprogram(name: "s", scope: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
!7 = !{!3}
!8 = !DIBasicType(name: "int", size: 32)
