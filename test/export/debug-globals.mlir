// The compile unit lists the debug info variables of globals.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#file = #llvm.di_file<"a.f90" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#module = #llvm.di_module<scope = #unit, name = "m">
#common = #llvm.di_common_block<scope = #function, name = "block", file = #file, line = 3>
#a = #llvm.di_global_variable<scope = #unit, name = "a", linkageName = "_a", file = #file, line = 7, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#b = #llvm.di_global_variable<scope = #module, name = "b", file = #file, line = 8, type = #int>
#c = #llvm.di_global_variable<scope = #common, name = "c", file = #file, line = 9, type = #int>

// CHECK: @one = external global i32, !dbg [[A:![0-9]+]], !dbg [[B:![0-9]+]]
llvm.mlir.global external @one() {dbg_exprs = [
  #llvm.di_global_variable_expression<var = #a, expr = <[DW_OP_deref]>>,
  #llvm.di_global_variable_expression<var = #b>]} : i32
// CHECK: @two = external global i32, !dbg [[C:![0-9]+]]
llvm.mlir.global external @two() {dbg_exprs = [#llvm.di_global_variable_expression<var = #c, expr = <>>]} : i32

// CHECK-DAG: [[A]] = !DIGlobalVariableExpression(var: [[AVAR:![0-9]+]], expr: !DIExpression(DW_OP_deref))
// CHECK-DAG: [[AVAR]] = distinct !DIGlobalVariable(name: "a", linkageName: "_a", scope: [[UNIT:![0-9]+]], file: [[FILE:![0-9]+]], line: 7, type: [[INT:![0-9]+]], isLocal: true, isDefinition: true, align: 8)
// CHECK-DAG: [[B]] = !DIGlobalVariableExpression(var: [[BVAR:![0-9]+]], expr: !DIExpression())
// CHECK-DAG: [[BVAR]] = distinct !DIGlobalVariable(name: "b", scope: [[MODULE:![0-9]+]], file: [[FILE]], line: 8, type: [[INT]], isLocal: false, isDefinition: false)
// CHECK-DAG: [[MODULE]] = !DIModule(scope: [[UNIT]], name: "m")
// CHECK-DAG: [[C]] = !DIGlobalVariableExpression(var: [[CVAR:![0-9]+]], expr: !DIExpression())
// CHECK-DAG: [[CVAR]] = distinct !DIGlobalVariable(name: "c", scope: [[COMMON:![0-9]+]]
// CHECK-DAG: [[COMMON]] = !DICommonBlock(scope: {{![0-9]+}}, declaration: null, name: "block", file: [[FILE]], line: 3)
// CHECK-DAG: [[UNIT]] = distinct !DICompileUnit({{.*}}, globals: [[GLOBALS:![0-9]+]])
// CHECK-DAG: [[GLOBALS]] = !{[[A]], [[B]], [[C]]}
