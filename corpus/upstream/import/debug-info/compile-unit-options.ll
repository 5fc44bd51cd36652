; title = """
; The flags, the DWO identity and the runtime version of a compile unit are dropped."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['dwoId: 77', 'flags: "-g"']
; expected = """
; LangRef, "DICompileUnit": without the identity the debugger does not find the split
; file."""
; cause = """
; DebugImporter::translateImpl(DICompileUnit); #llvm.di_compile_unit has no such
; parameters."""
; issue = "no public issue found"
; ours = "identical"
define void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, flags: "-g", splitDebugFilename: "a.dwo", dwoId: 77, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 3, scope: !3)
