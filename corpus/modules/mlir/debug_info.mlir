// Debug info attributes in locations and on globals, functions and variables.

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"input.c" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "hand", isOptimized = true, emissionKind = Full, nameTableKind = None>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "field", baseType = #ptr, sizeInBits = 64, offsetInBits = 64>
#record = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "record", file = #file, line = 3, sizeInBits = 128, elements = #member>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #ptr, #record, #array>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "work", linkageName = "work", file = #file, line = 5, scopeLine = 6, subprogramFlags = "Definition|Optimized", type = #type>
#inlined = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "inlined", file = #file, line = 20, subprogramFlags = "Definition", type = #type>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 7, column = 3>
#x = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 5, arg = 1, type = #int>
#slot = #llvm.di_local_variable<scope = #block, name = "slot", file = #file, line = 8, type = #ptr>
#label = #llvm.di_label<scope = #sp, name = "again", file = #file, line = 9>
#global = #llvm.di_global_variable<scope = #cu, name = "counter", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true>

llvm.mlir.global internal @counter(0 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <>>]} : i32

llvm.func @work(%x: i32) -> i32 {
  llvm.intr.dbg.value #x = %x : i32 loc(#at)
  %one = llvm.mlir.constant(1 : i32) : i32 loc(#at)
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr loc(#at)
  llvm.intr.dbg.declare #slot #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(8)]> = %0 : !llvm.ptr loc(#inner)
  llvm.intr.dbg.label #label loc(#at)
  %1 = llvm.add %x, %one : i32 loc(#called)
  llvm.intr.dbg.value #x #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %1 : i32 loc(#at)
  llvm.return %1 : i32 loc(#inner)
} loc(#here)

#place = loc("input.c":6:1)
#at = loc(fused<#sp>["input.c":6:3])
#inner = loc(fused<#block>["input.c":8:5])
#callee = loc(fused<#inlined>["input.c":21:7])
#called = loc(callsite(#callee at #at))
#here = loc(fused<#sp>[#place])
