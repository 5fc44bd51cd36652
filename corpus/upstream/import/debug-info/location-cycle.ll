; title = "The importer recurses without end on a location that is its own call site."
; kind = "crash"
; run = "mlir-translate-22 --import-llvm %s"
; signal = true
; expected = "A module, for LLVM's verifier accepts the location where the function has no subprogram, or an error."
; cause = "`DebugImporter::translateLoc` translates `inlinedAt` by recursion, and looks for no cycle."
; issue = "no public issue found"
; ours = "identical"
define void @f() {
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DILocation(line: 1, scope: !3, inlinedAt: !5)
