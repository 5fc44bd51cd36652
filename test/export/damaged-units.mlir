// Compile units of a carried table whose list is damaged are listed; a subprogram
// whose unit is damaged is dropped, as LLVM's verifier would reject it, and made
// anew from its attribute.
// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: palindrome export list.mlir | FileCheck %s --check-prefix=LIST
// RUN: palindrome export unit.mlir 2>&1 | FileCheck %s --check-prefix=UNIT

// LIST: !llvm.dbg.cu = !{![[NODE:[0-9]+]]}
// LIST: ![[NODE]] = distinct !DICompileUnit(

// UNIT: llvmx.metadata[0] is dropped: its operand 4 is no node that may stand there
// UNIT: llvmx.metadata[{{[0-9]+}}] is dropped: a definition must have a compile unit
// UNIT: define void @f() !dbg

//--- list.mlir
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module attributes {llvmx.metadata = [[#unit, array<i64: 8, 1>], "a.dwo"], llvmx.version = 1 : i32} {
  llvm.func @f() {
    llvm.return
  } loc(fused<#f>["a.c":1:1])
}
//--- unit.mlir
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module attributes {llvmx.metadata = [[#unit, array<i64: 10, 77>], [#f, array<i64: -1, 1>]], llvmx.version = 1 : i32} {
  llvm.func @f() {
    llvm.return
  } loc(fused<#f>["a.c":1:1])
}
