; Debug info: subprograms, lexical blocks, inlining, labels, imported entities,
; macros, modules, locations with implicit code.

source_filename = "scopes.c"

define i32 @outer(i32 %x) !dbg !10 {
entry:
  %slot = alloca i32, align 4, !dbg !20
    #dbg_declare(ptr %slot, !15, !DIExpression(), !21)
  store i32 %x, ptr %slot, align 4, !dbg !21
  %a = add i32 %x, 1, !dbg !22
  %b = mul i32 %a, 2, !dbg !23
  %c = call i32 @outer(i32 %b), !dbg !24
  br label %next, !dbg !25

next:
    #dbg_label(!17, !26)
  %d = sub i32 %c, 1, !dbg !27
  %e = xor i32 %d, 1, !dbg !28
  ret i32 %e, !dbg !DILocation(line: 99, column: 1, scope: !10)
}

define internal void @no_location() !dbg !40 {
  ret void
}

declare !dbg !41 i32 @declared(i32)

!llvm.dbg.cu = !{!0, !4}
!llvm.module.flags = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, imports: !6, macros: !7, nameTableKind: None)
!1 = !DIFile(filename: "scopes.c", directory: ".")
!2 = !DIFile(filename: "other.h", directory: "include", checksumkind: CSK_SHA256, checksum: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, producer: "", isOptimized: true, runtimeVersion: 1, emissionKind: NoDebug)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{!50, !51, !52}
!7 = !{!60, !61}
!8 = !DISubroutineType(types: !9)
!9 = !{!11, !11}
!10 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 1, type: !8, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !12, declaration: !41, retainedNodes: !13, thrownTypes: !14, annotations: !12, targetFuncName: "target", keyInstructions: true)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{}
!13 = !{!15, !16, !17}
!14 = !{!11}
!15 = !DILocalVariable(name: "slot", scope: !18, file: !1, line: 3, type: !11, align: 32)
!16 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 1, type: !11, flags: DIFlagArtificial | DIFlagObjectPointer, annotations: !12)
!17 = !DILabel(scope: !10, name: "again", file: !1, line: 5, column: 3, isArtificial: true)
!18 = distinct !DILexicalBlock(scope: !10, file: !1, line: 3, column: 5)
!19 = !DILexicalBlockFile(scope: !18, file: !2, discriminator: 4)
!20 = !DILocation(line: 3, column: 7, scope: !18)
!21 = !DILocation(line: 3, scope: !10)
!22 = !DILocation(line: 4, column: 9, scope: !19)
!23 = !DILocation(line: 20, column: 3, scope: !30, inlinedAt: !31)
!24 = !DILocation(line: 21, column: 3, scope: !33, inlinedAt: !34)
!25 = !DILocation(line: 0, scope: !10, isImplicitCode: true)
!26 = !DILocation(line: 5, column: 1, scope: !10)
!27 = distinct !DILocation(line: 6, column: 1, scope: !10)
!28 = !DILocation(line: 6, column: 65535, scope: !10, atomGroup: 2, atomRank: 1)
!30 = distinct !DISubprogram(name: "inlined", linkageName: "inlined.1", scope: !53, file: !2, line: 19, type: !8, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = distinct !DILocation(line: 4, column: 11, scope: !10)
!32 = distinct !DISubprogram(name: "deeper", file: !2, line: 30, type: !8, spFlags: DISPFlagDefinition | DISPFlagPure | DISPFlagRecursive, unit: !0)
!33 = distinct !DILexicalBlock(scope: !32, file: !2)
!34 = distinct !DILocation(line: 22, scope: !30, inlinedAt: !31)
!40 = distinct !DISubprogram(name: "no_location", scope: null, type: !8, flags: DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram, unit: !4)
!41 = !DISubprogram(name: "declared", scope: !1, file: !1, line: 8, type: !8, spFlags: DISPFlagOptimized, retainedNodes: !12)
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !53, file: !1, line: 9)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "renamed", scope: !0, entity: !32, file: !1, line: 10, elements: !12)
!52 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !54)
!53 = !DINamespace(name: "ns", scope: null)
!54 = !DIModule(scope: !0, name: "Module", configMacros: "-DX=\221\22", includePath: "/include", apinotes: "notes", file: !1, line: 11, isDecl: true)
!60 = !DIMacroFile(file: !1, nodes: !62)
!61 = !DIMacro(type: DW_MACINFO_define, name: "TOP", value: "1 + 2")
!62 = !{!63, !64}
!63 = !DIMacroFile(line: 2, file: !2, nodes: !65)
!64 = !DIMacro(type: DW_MACINFO_undef, line: 12, name: "GONE")
!65 = !{!66}
!66 = !DIMacro(type: DW_MACINFO_define, line: 3, name: "F(x)", value: "(x)")
