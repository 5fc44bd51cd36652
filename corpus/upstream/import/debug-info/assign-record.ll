; title = "`#dbg_assign` records are dropped, and with them all values of the variable."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = '#dbg_assign'
; expected = """
; LLVM's "Debug Info Assignment Tracking"."""
; cause = """
; ModuleImport::processDebugRecord has no case for isDbgAssign; the dialect has no op."""
; issue = "no public issue found"
; ours = "identical"
define void @f() !dbg !3 {
  %p = alloca i32, align 4, !DIAssignID !9
    #dbg_assign(i1 undef, !7, !DIExpression(), !9, ptr %p, !DIExpression(), !6)
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
!9 = distinct !DIAssignID()
