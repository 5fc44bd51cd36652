; An intrinsic on a named structure, and a compile unit that only the operand of a
; call refers to, so that it need not be listed.

%pair = type { i32, i8 }

define %pair @copy(%pair %x) {
  %r = call %pair @llvm.ssa.copy.s_pairs(%pair %x)
  call void @llvm.unknown(metadata !0)
  ret %pair %r
}

declare %pair @llvm.ssa.copy.s_pairs(%pair returned)
declare void @llvm.unknown(metadata)

!0 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !1)
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
