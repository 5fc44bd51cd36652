; title = "Two inlined calls at one position become one."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'inlinedAt: (!\d+)'
; lacks = 'inlinedAt: (!\d+)[\s\S]*inlinedAt: (?!\1)'
; expected = """
; LangRef, "DILocation": an inlinedAt location is distinct, so that each inlined call
; has its own scope."""
; cause = """
; MLIR's locations have no identity; DebugImporter::translateLoc does not keep that the
; node is distinct."""
; issue = "no public issue found"
; ours = "identical"
declare void @g()
define void @f() !dbg !3 {
  call void @g(), !dbg !10
  call void @g(), !dbg !12
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
!9 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 4, scope: !9, inlinedAt: !11)
!11 = distinct !DILocation(line: 2, column: 3, scope: !3)
!12 = !DILocation(line: 4, scope: !9, inlinedAt: !13)
!13 = distinct !DILocation(line: 2, column: 3, scope: !3)
