; Debug records of each kind, with every kind of operand.

target triple = "x86_64-pc-linux-gnu"

@g = global i32 0

define i32 @values(i32 %x, ptr %p, i64 %n) !dbg !10 {
entry:
    #dbg_value(i32 %x, !20, !DIExpression(), !30)
    #dbg_value(i32 7, !20, !DIExpression(), !30)
    #dbg_value(i32 undef, !20, !DIExpression(), !30)
    #dbg_value(i32 poison, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !31)
    #dbg_value(ptr null, !21, !DIExpression(), !30)
    #dbg_value(ptr @g, !21, !DIExpression(DW_OP_deref), !30)
    #dbg_value(double 0x7FF8000000000001, !22, !DIExpression(), !30)
    #dbg_value(<2 x i32> <i32 1, i32 2>, !22, !DIExpression(), !30)
    #dbg_value(ptr getelementptr (i8, ptr @g, i64 2), !21, !DIExpression(), !30)
    #dbg_value(!DIArgList(i32 %x, i64 %n), !20, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(), !20, !DIExpression(), !30)
    #dbg_value(!DIArgList(i32 0, i32 %x, ptr poison), !20, !DIExpression(DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 0, DW_OP_minus, DW_OP_LLVM_arg, 2, DW_OP_plus), !30)
    #dbg_value(!3, !20, !DIExpression(), !30)
  %slot = alloca i64, align 8, !DIAssignID !40
    #dbg_declare(ptr %slot, !23, !DIExpression(), !30)
    #dbg_assign(i1 undef, !23, !DIExpression(), !40, ptr %slot, !DIExpression(), !30)
    #dbg_declare(ptr %p, !21, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref), !30)
    #dbg_declare(ptr undef, !22, !DIExpression(), !30)
    #dbg_declare(!3, !22, !DIExpression(), !30)
    #dbg_declare_value(i32 %x, !24, !DIExpression(), !30)
  store i64 %n, ptr %slot, align 8, !DIAssignID !41
    #dbg_assign(i64 %n, !23, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !41, ptr %slot, !DIExpression(DW_OP_plus_uconst, 0), !30)
    #dbg_assign(!DIArgList(i64 %n, i64 1), !23, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !41, ptr undef, !DIExpression(), !30)
    #dbg_assign(i64 %later, !23, !DIExpression(), !42, ptr poison, !DIExpression(), !30)
    #dbg_label(!25, !30)
  br label %next, !dbg !30

next:
  %phi = phi i64 [ %n, %entry ]
    #dbg_value(i32 %x, !20, !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value), !30)
    #dbg_value(i64 %phi, !23, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !30)
  %later = add i64 %phi, 1, !dbg !30
    #dbg_value(i64 %later, !23, !DIExpression(DW_OP_LLVM_tag_offset, 4), !32)
    #dbg_value(i64 %later, !23, !DIExpression(DW_OP_LLVM_extract_bits_sext, 0, 8), !30)
    #dbg_label(!26, !31)
    #dbg_value(i64 %later, !23, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_and, DW_OP_dup, DW_OP_swap, DW_OP_xderef, DW_OP_over, DW_OP_lit0, DW_OP_push_object_address, DW_OP_bregx, 1, 18446744073709551612), !30)
  %t = trunc i64 %later to i32
  ret i32 %t
}

; The kill locations after a loop, with no ordinary instruction between.
define void @only_records(ptr %p) !dbg !11 {
    #dbg_value(ptr %p, !27, !DIExpression(), !33)
    #dbg_value(ptr poison, !27, !DIExpression(), !33)
  ret void, !dbg !33
}

; Two calls at one place, as in a macro.
define void @calls(ptr %p) !dbg !13 {
  call void @only_records(ptr %p), !dbg !35
  call void @only_records(ptr null), !dbg !35
  ret void, !dbg !35
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "records.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{}
!4 = !DISubroutineType(types: !3)
!10 = distinct !DISubprogram(name: "values", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = distinct !DISubprogram(name: "only_records", scope: !1, file: !1, line: 40, type: !4, scopeLine: 40, spFlags: DISPFlagDefinition, unit: !0)
!12 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 60, type: !4, scopeLine: 60, spFlags: DISPFlagDefinition, unit: !0)
!13 = distinct !DISubprogram(name: "calls", scope: !1, file: !1, line: 70, type: !4, scopeLine: 70, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 1, type: !15)
!21 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 2, type: !16)
!22 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 3, type: !17)
!23 = !DILocalVariable(name: "slot", scope: !10, file: !1, line: 4, type: !17)
!24 = !DILocalVariable(name: "value", scope: !10, file: !1, line: 5, type: !15)
!25 = !DILabel(scope: !10, name: "top", file: !1, line: 6)
!26 = !DILabel(scope: !12, name: "inner", file: !1, line: 61)
!28 = !DILocalVariable(name: "i", scope: !12, file: !1, line: 61, type: !15)
!27 = !DILocalVariable(name: "q", scope: !11, file: !1, line: 41, type: !16)
!30 = !DILocation(line: 7, column: 3, scope: !10)
!31 = !DILocation(line: 62, column: 3, scope: !12, inlinedAt: !34)
!32 = !DILocation(line: 0, scope: !10)
!33 = !DILocation(line: 42, scope: !11)
!34 = distinct !DILocation(line: 8, column: 3, scope: !10)
!35 = !DILocation(line: 71, column: 3, scope: !13)
!40 = distinct !DIAssignID()
!41 = distinct !DIAssignID()
!42 = distinct !DIAssignID()
