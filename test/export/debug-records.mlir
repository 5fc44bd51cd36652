// Debug ops become records, unless they have no location in a subprogram.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN < %t
// RUN: palindrome verify %s

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 64>
#x = #llvm.di_local_variable<scope = #function, name = "x", file = #file, line = 6, arg = 1, alignInBits = 32, type = #int>
#y = #llvm.di_local_variable<scope = #function>
#label = #llvm.di_label<scope = #function, name = "again", file = #file, line = 42>

// CHECK-LABEL: define void @f(
llvm.func @f(%arg: i64, %p: !llvm.ptr) {
  // CHECK-NEXT: #dbg_value(i64 %0, [[X:![0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 0, 1), [[AT:![0-9]+]])
  llvm.intr.dbg.value #x #llvm.di_expression<[DW_OP_LLVM_fragment(0, 1)]> = %arg : i64 loc("a.c":1:2)
  // CHECK-NEXT: #dbg_declare(ptr %1, [[Y:![0-9]+]], !DIExpression(DW_OP_deref, DW_OP_LLVM_convert, 4, DW_ATE_signed), [[AT]])
  llvm.intr.dbg.declare #y #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_convert(4, DW_ATE_signed)]> = %p : !llvm.ptr loc("a.c":1:2)
  // CHECK-NEXT: #dbg_label([[LABEL:![0-9]+]], [[AT]])
  llvm.intr.dbg.label #label loc("a.c":1:2)
  // CHECK-NEXT: #dbg_value(i64 7, [[Y]], !DIExpression(), [[AT]])
  %seven = llvm.mlir.constant(7 : i64) : i64 loc(unknown)
  llvm.intr.dbg.value #y = %seven : i64 loc("a.c":1:2)
  // CHECK-NEXT: ret void
  llvm.return loc(unknown)
} loc(fused<#function>["a.c":1:1])

// CHECK-LABEL: define void @without(
llvm.func @without(%arg: i64) {
  // WARN: debug-records.mlir:[[#@LINE+2]]:{{[0-9]+}}: warning: this debug record is left out: it has no location in a subprogram (and 1 more like it; --warnings=all lists it)
  // CHECK-NEXT: ret void
  llvm.intr.dbg.value #x = %arg : i64
  llvm.intr.dbg.value #x = %arg : i64
  llvm.return
}

// CHECK-DAG: [[X]] = !DILocalVariable(name: "x", arg: 1, scope: [[F:![0-9]+]], file: [[FILE:![0-9]+]], line: 6, type: [[INT:![0-9]+]], align: 32)
// CHECK-DAG: [[INT]] = !DIBasicType(name: "int", size: 64)
// CHECK-DAG: [[AT]] = !DILocation(line: 1, column: 2, scope: [[F]])
// CHECK-DAG: [[Y]] = !DILocalVariable(scope: [[F]])
// CHECK-DAG: [[LABEL]] = !DILabel(scope: [[F]], name: "again", file: [[FILE]], line: 42)
