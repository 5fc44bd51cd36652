// Typedefs that are their own base types are exported, but not with a fragment of
// a variable of such a type: LLVM's verifier would look for its size without end.
// RUN: rm -rf %t && mkdir -p %t
// RUN: timeout 30 palindrome export %s -o %t/out.ll 2> %t/err
// RUN: FileCheck %s --check-prefix=ERR --input-file %t/err
// RUN: FileCheck %s --input-file %t/out.ll

// ERR-DAG: a fragment of 'global' is dropped: the type of its variable has no size
// ERR-DAG: a debug record is dropped: the type of its variable has no size

// CHECK: define void @f
// CHECK-COUNT-2: #dbg_value
// CHECK-NOT: #dbg_value
// CHECK: !DIGlobalVariableExpression(var: ![[VAR:[0-9]+]], expr: !DIExpression())
// CHECK-DAG: ![[A:[0-9]+]] = !DIDerivedType(tag: DW_TAG_typedef, name: "a", {{.*}}baseType: ![[B:[0-9]+]])
// CHECK-DAG: ![[B]] = !DIDerivedType(tag: DW_TAG_typedef, name: "b", {{.*}}baseType: ![[A]])

#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "b">
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "c">
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#loc2 = loc("x")
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "a", baseType = #di_derived_type>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type2, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "global", file = #di_file, line = 1, type = #di_derived_type2, isDefined = true>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_derived_type2>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_LLVM_fragment(0, 8)]>>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 3, arg = 1, type = #di_derived_type2>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file, line = 4, type = #di_derived_type1>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "z", file = #di_file, line = 5, type = #di_derived_type3>
module attributes {llvmx.metadata = [[#di_compile_unit, array<i64: 12, 2>], #di_global_variable_expression, array<i32: 1>, #di_file, [#di_derived_type2, array<i64: 2, 3, 3, 1, 6, -1, 8, -1>], [#di_derived_type, array<i64: 2, 3, 3, 2, 5, 4, 6, -1, 8, -1>], [#di_derived_type1, array<i64: 2, 3, 3, 6, 5, 6, 6, -1, 8, -1, -1, 1>], [#di_derived_type3, array<i64: 8, -1>]], llvmx.named_metadata = [["llvm.dbg.cu", array<i32: 0>]], llvmx.source_filename = "debug_info_endless_types.ll", llvmx.version = 1 : i32} {
  llvm.mlir.global external @global(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
  llvm.func @f(%arg0: i32 loc("x")) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc3)
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %arg0 : i32 loc(#loc3)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %arg0 : i32 loc(#loc3)
    llvm.return loc(#loc3)
  } loc(#loc3)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("a.c":3:0)
#loc3 = loc(fused<#di_subprogram>[#loc1])

