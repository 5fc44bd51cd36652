; What an attribute says of a unit and of a subprogram: the name of the split
; file, which MLIR's bytecode loses and the table has as well, and annotations.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s
; RUN: palindrome verify --through=text %s
; RUN: palindrome verify --through=bytecode %s

; CHECK: #[[UNIT:.*]] = #llvm.di_compile_unit<{{.*}}splitDebugFilename = "a.dwo">
; CHECK: llvmx.metadata = {{\[\[}}#[[UNIT]], array<i64: 8, 1>], "a.dwo"]
; CHECK: #llvm.di_subprogram<{{.*}} name = "f", {{.*}}annotations = #llvm.di_annotation<name = "key", value = "value">>

define void @f() !dbg !3 {
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, splitDebugFilename: "a.dwo", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !6)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{!7}
!7 = !{!"key", !"value"}
!8 = !DILocation(line: 1, column: 1, scope: !3)
