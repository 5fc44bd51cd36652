// An expression with a fragment of a fragment, as SROA makes it: the export
// merges both, as MLIR's does.
// RUN: palindrome export %s | FileCheck %s

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#i32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 128, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #type>
#x = #llvm.di_local_variable<scope = #f, name = "x", file = #file, type = #i32>
#loc = loc("a.c":1:1)
#at = loc(fused<#f>[#loc])

llvm.func @f(%x: i32) {
  // CHECK: #dbg_value(i32 %0, !{{[0-9]+}}, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !{{[0-9]+}})
  llvm.intr.dbg.value #x #llvm.di_expression<[DW_OP_LLVM_fragment(32, 32), DW_OP_LLVM_fragment(32, 64)]> = %x : i32 loc(#at)
  llvm.return loc(#at)
} loc(#at)
