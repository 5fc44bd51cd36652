; Debug records before landing pads, and a landing pad whose address is taken.

declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f(i32 %x) personality ptr @__gxx_personality_v0 !dbg !4 {
  invoke void @g() to label %n unwind label %u
n:
  invoke void @g() to label %e unwind label %v
e:
  invoke void @g() to label %r unwind label %v
r:
  ret void
u:
  #dbg_value(i32 %x, !6, !DIExpression(), !8)
  %l = landingpad { ptr, i32 } cleanup catch ptr null
  #dbg_value(i32 %x, !6, !DIExpression(), !8)
  invoke void @g() to label %r unwind label %u2
u2:
  #dbg_value(i32 %x, !6, !DIExpression(), !8)
  %l2 = landingpad { ptr, i32 } cleanup
  indirectbr ptr blockaddress(@f, %v), [label %w, label %v0]
w:
  ret void
v0:
  ret void
v:
  %p = phi i32 [ 1, %n ], [ 2, %e ]
  #dbg_value(i32 %p, !6, !DIExpression(), !8)
  %m = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %m
}
define ptr @ba() { ret ptr blockaddress(@f2, %v) }
define void @f2(i32 %x) personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %n unwind label %v
n:
  ret void
v:
  %m = landingpad { ptr, i32 } filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %m
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 1, type: !7)
!7 = !DIBasicType(name: "i", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 1, scope: !4)
