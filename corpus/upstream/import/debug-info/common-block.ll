; title = """
; A variable of a Fortran common block outside of a procedure is removed from the list
; of its compile unit."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'globals:'
; expected = """
; LangRef, "DICompileUnit": code generation emits the variables that `globals` lists."""
; cause = """
; ModuleTranslation::convertGlobalsAndAliases finds the compile unit of a common block's
; variable through a subprogram alone."""
; issue = "no public issue found"
; ours = "identical"
@g = common global i32 0, !dbg !9
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "a.f", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", scope: !12, file: !1, line: 3, type: !8, isLocal: false, isDefinition: true)
!11 = !{!9}
!12 = !DICommonBlock(scope: !0, declaration: null, name: "block")
