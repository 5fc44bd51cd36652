; title = "The verifier follows the scopes of a lexical block that is its own scope."
; kind = "hang"
; run = "opt-22 -passes=verify %s -disable-output"
; timeout = true
; seconds = 3
; expected = "An error of the verifier. LangRef, \"DILexicalBlock\": the scope is the block or subprogram around it."
; cause = "`DILocalScope::getSubprogram`, which `Verifier::visitFunction` calls for each location, looks for no cycle."
; issue = "https://github.com/llvm/llvm-project/pull/217997"
; valid = false
define void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DILexicalBlock(scope: !5, file: !1, line: 1)
!6 = !DILocation(line: 1, scope: !5)
