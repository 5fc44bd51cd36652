; title = "A compile unit to which no function or variable refers is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm --mlir-print-debuginfo %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'DICompileUnit'
; expected = """
; LangRef, "DICompileUnit": units are listed in `llvm.dbg.cu`; one may hold types and
; enumerations alone, as after linking."""
; cause = """
; The importer does not read `llvm.dbg.cu`; the exporter lists the units that it meets."""
; issue = "no public issue found"
; ours = "identical"
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4}
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, size: 8)
