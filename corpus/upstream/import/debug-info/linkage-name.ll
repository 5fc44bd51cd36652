; title = "The linkage name of a global variable is replaced by its name."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'name: "g", linkageName: "g"'
; lost = 'linkageName: "_ZN1n1gE"'
; expected = """
; LangRef, "DIGlobalVariable": linkageName is the mangled name by which the debugger
; finds the symbol."""
; cause = "DebugImporter::translateImpl(DIGlobalVariable) reads getName() for both."
; issue = "no public issue found"
; ours = "identical"
@_ZN1n1gE = global i32 0, !dbg !9
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", linkageName: "_ZN1n1gE", scope: !0, file: !1, line: 3, type: !8, isLocal: false, isDefinition: true)
!11 = !{!9}
