; Calls without a location between functions with subprograms, which LLVM allows if the callee may be replaced.

define weak void @g() !dbg !9 { ret void }
define void @d() !dbg !10 { ret void }
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 !dbg !4 {
  call void @g()
  tail call fastcc void @g() nounwind
  call void @d(), !dbg !8
  invoke void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!8 = !DILocation(line: 1, scope: !4)
!9 = distinct !DISubprogram(name: "g", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!10 = distinct !DISubprogram(name: "d", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
