; title = "A `#dbg_declare` of an integer is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'must be LLVM pointer type'
; expected = """
; LLVM's verifier: the location of a `#dbg_declare` is a pointer or an integer. The
; importer drops other records that it cannot model."""
; cause = """
; LLVM_DbgDeclareOp takes pointers (LLVMIntrinsicOps.td), which
; ModuleImport::processDebugRecord does not check."""
; issue = "no public issue found"
; ours = "identical"
define void @f(i32 %a) !dbg !3 {
    #dbg_declare(i32 %a, !7, !DIExpression(), !6)
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
