; Lexical blocks that are their own scopes, and locations that are their own
; call sites. LLVM accepts them where its verifier does not look for their ends:
; in functions without a subprogram, in call sites of debug records, in scopes
; of code that was inlined, and where no function uses them. They are not in
; corpus/modules, since LLVM's verifier does not end on mutants that use them
; elsewhere.
; RUN: palindrome verify %s --through memory
; RUN: palindrome verify %s --through text
; RUN: palindrome verify %s --through bytecode
; RUN: palindrome import --plain -q %s -o %t

define void @inlined(i32 %x) !dbg !10 {
    #dbg_value(i32 %x, !40, !DIExpression(), !24)
  br label %loop, !dbg !41

loop:
  br label %loop, !dbg !16, !llvm.loop !45
}

define void @no_subprogram() {
  br label %loop, !dbg !24

loop:
  br label %loop, !dbg !27, !llvm.loop !47
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!unused = !{!13, !20, !21, !24, !25, !26, !27, !28, !29}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !50)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !11, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 3)
!16 = !DILocation(line: 3, scope: !10)
!20 = distinct !DILexicalBlock(scope: !20, file: !1, line: 1)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 1)
!22 = !DILexicalBlockFile(scope: !23, file: !1, discriminator: 1)
!23 = distinct !DILexicalBlock(scope: !22, file: !1, line: 1)
!24 = distinct !DILocation(line: 1, scope: !10, inlinedAt: !24)
!25 = !DILocation(line: 2, scope: !10, inlinedAt: !26)
!26 = distinct !DILocation(line: 2, scope: !10, inlinedAt: !25)
!27 = !DILocation(line: 3, scope: !20)
!28 = !DILocation(line: 4, scope: !10, inlinedAt: !25)
!29 = !DILabel(scope: !21, name: "l", file: !1, line: 8)
!40 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 3)
!41 = !DILocation(line: 3, scope: !20, inlinedAt: !42)
!42 = distinct !DILocation(line: 3, scope: !10)
!45 = distinct !{!45, !46}
!46 = !DILocation(line: 1, scope: !21, inlinedAt: !42)
!47 = distinct !{!47, !24, !27}
!50 = !{!51}
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "g", scope: !20, file: !1, line: 1, type: !53, isLocal: true, isDefinition: true)
!53 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
