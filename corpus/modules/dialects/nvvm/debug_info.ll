define i32 @f(ptr %p) !dbg !5 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8
    #dbg_value(i32 %tid, !9, !DIExpression(), !11)
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !12
  %s = add i32 %tid, %n, !dbg !8
  ret i32 %s, !dbg !12
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10, keyInstructions: true)
!6 = !DISubroutineType(types: !7)
!7 = !{!13, null}
!8 = !DILocation(line: 3, column: 4, scope: !5, atomGroup: 1, atomRank: 2)
!9 = !DILocalVariable(name: "t", scope: !5, file: !1, line: 3, type: !13)
!10 = !{!9}
!11 = !DILocation(line: 0, scope: !5)
!12 = !DILocation(line: 5, column: 1, scope: !14)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = distinct !DILexicalBlock(scope: !5, file: !1, line: 4, column: 1)
