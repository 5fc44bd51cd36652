; title = """
; The declaration, template parameters, thrown types and access flags of a subprogram
; are dropped."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['templateParams:', 'DIFlagPrototyped']
; expected = """
; LangRef, "DISubprogram"."""
; cause = """
; DebugImporter::translateImpl(DISubprogram); #llvm.di_subprogram has no such
; parameters."""
; issue = "no public issue found"
; ours = "identical"
define void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, templateParams: !9)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 3, scope: !3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DITemplateTypeParameter(name: "T", type: !8)
