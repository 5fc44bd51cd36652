; title = "Debug records in front of a call of an intrinsic are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = '#dbg_value'
; expected = """
; LLVM's "Source Level Debugging", "Debug records"."""
; cause = """
; ModuleImport::processInstruction returns for an intrinsic before it looks at the
; records."""
; issue = "no public issue found"
; ours = "identical"
define i32 @f(i32 %a, i32 %b) !dbg !3 {
    #dbg_value(i32 %a, !7, !DIExpression(), !6)
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b), !dbg !6
  ret i32 %r, !dbg !6
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
