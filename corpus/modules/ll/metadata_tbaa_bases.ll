; TBAA access tags that LLVM's verifier accepts without an error, since it stops
; at a base type that is none.

define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa !0
  %b = load i32, ptr %p, !tbaa !1
  %c = add i32 %a, %b
  store i32 %c, ptr %p, !tbaa !2
  ret i32 %c
}

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!12}

; A list of debug info, and a named parameter of a template.
!0 = !{!3, !5, i64 0}
!1 = !{!4, !5, i64 0}
!2 = !{!5, !5, i64 0}
!3 = !{!7, !7}
!4 = !DITemplateTypeParameter(name: "T", type: !9)
!5 = !{!"int", !6, i64 0}
!6 = !{!"char"}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "v", scope: !10, file: !11, line: 1, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !11, emissionKind: FullDebug)
!11 = !DIFile(filename: "a.c", directory: "/")
!12 = !{i32 2, !"Debug Info Version", i32 3}
