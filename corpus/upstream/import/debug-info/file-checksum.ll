; title = "The checksum and the embedded source of a file are dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['checksum: "01234567890123456789012345678901"', 'source: "int x;"']
; expected = """
; LangRef, "DIFile": debuggers show the embedded source, and warn of a file with another
; checksum."""
; cause = "#llvm.di_file has a name and a directory alone."
; issue = "no public issue found"
; ours = "identical"
define void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/", checksumkind: CSK_MD5, checksum: "01234567890123456789012345678901", source: "int x;")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 3, scope: !3)
