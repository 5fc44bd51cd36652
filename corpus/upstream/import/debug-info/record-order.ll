; title = """
; Debug records move up to the definition of their value, so that a variable has the
; wrong value."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'dbg_value[^\n]*\n[^\n]*dbg_value[^\n]*\n[^\n]*dbg_value'
; expected = """
; LLVM's "Source Level Debugging", "Object lifetime in optimized code": a record takes
; effect at its place."""
; cause = "setDebugIntrinsicBuilderInsertionPoint of ModuleImport.cpp."
; issue = "no public issue found"
; ours = "identical"
declare void @g()
define void @f(i32 %a, i32 %b) !dbg !3 {
    #dbg_value(i32 %a, !7, !DIExpression(), !6)
  call void @g(), !dbg !6
    #dbg_value(i32 %b, !7, !DIExpression(), !6)
  call void @g(), !dbg !6
    #dbg_value(i32 %a, !7, !DIExpression(), !6)
  call void @g(), !dbg !6
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
