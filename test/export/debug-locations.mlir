// Locations of instructions. The scope of a file location is that of the fused
// location around it, or the function's subprogram.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#inlined = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "inlined", file = #file, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 2, column = 3>
#in_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 7>

llvm.func @g()

// CHECK-LABEL: define void @without
llvm.func @without() {
  // CHECK-NEXT: call void @g(){{$}}
  llvm.call @g() : () -> () loc("a.c":1:2)
  llvm.return
} loc("a.c":1:1)

// CHECK: define i32 @f({{.*}} !dbg [[F:![0-9]+]]
llvm.func @f(%x: i32, %c: i1) -> i32 {
  // CHECK: call void @g(){{$}}
  llvm.call @g() : () -> () loc(unknown)
  // CHECK: call void @g(), !dbg [[PLAIN:![0-9]+]]
  llvm.call @g() : () -> () loc("a.c":10:2)
  // CHECK: call void @g(), !dbg [[PLAIN]]
  llvm.call @g() : () -> () loc("a.c":10:2 to 15:6)
  // CHECK: call void @g(), !dbg [[NAMED:![0-9]+]]
  llvm.call @g() : () -> () loc("name"("a.c":11:2))
  // CHECK: call void @g(){{$}}
  llvm.call @g() : () -> () loc("a name alone")
  // CHECK: call void @g(), !dbg [[SCOPED:![0-9]+]]
  llvm.call @g() : () -> () loc(fused<#in_file>["a.c":12:2])
  // CHECK: call void @g(), !dbg [[MERGED:![0-9]+]]
  llvm.call @g() : () -> () loc(fused["a.c":13:2, "a.c":13:8])
  // CHECK: add i32 {{.*}}, !dbg [[INLINED:![0-9]+]]
  %0 = llvm.add %x, %x : i32 loc(callsite(fused<#inlined>["a.c":1:4] at "a.c":14:5))
  // CHECK: call void @g(), !dbg [[CALLER:![0-9]+]]
  llvm.call @g() : () -> () loc(callsite("other.c":3:4 at "a.c":15:6))
  // CHECK: call void @g(), !dbg [[INLINED]]
  llvm.call @g() : () -> () loc(callsite(callsite(fused<#inlined>["a.c":1:4] at "other.c":1:1) at "a.c":14:5))
  // LLVM requires a location on a call that could be inlined.
  // CHECK: call void @h(), !dbg [[ZERO:![0-9]+]]
  llvm.call @h() : () -> () loc("a name alone")
  llvm.br ^exit(%0 : i32) loc(unknown)
// CHECK: phi i32 {{.*}}, !dbg [[PHI:![0-9]+]]
^exit(%result: i32 loc("a.c":16:7)):
  llvm.return %result : i32 loc(unknown)
} loc(fused<#function>["a.c":1:1])

// CHECK: define void @h() !dbg [[H:![0-9]+]]
llvm.func @h() {
  llvm.return loc(unknown)
} loc(fused<#inlined>["a.c":1:1])

// CHECK-DAG: [[F]] = distinct !DISubprogram(name: "f"
// CHECK-DAG: [[H]] = distinct !DISubprogram(name: "inlined"
// CHECK-DAG: [[PLAIN]] = !DILocation(line: 10, column: 2, scope: [[F]])
// CHECK-DAG: [[NAMED]] = !DILocation(line: 11, column: 2, scope: [[F]])
// CHECK-DAG: [[SCOPED]] = !DILocation(line: 12, column: 2, scope: [[INFILE:![0-9]+]])
// CHECK-DAG: [[INFILE]] = distinct !DILexicalBlockFile(scope: [[BLOCK:![0-9]+]], file: [[FILE:![0-9]+]], discriminator: 7)
// CHECK-DAG: [[BLOCK]] = distinct !DILexicalBlock(scope: [[F]], file: [[FILE]], line: 2, column: 3)
// CHECK-DAG: [[MERGED]] = !DILocation(line: 13, scope: [[F]])
// CHECK-DAG: [[INLINED]] = !DILocation(line: 1, column: 4, scope: [[H]], inlinedAt: [[AT:![0-9]+]])
// CHECK-DAG: [[AT]] = !DILocation(line: 14, column: 5, scope: [[F]])
// CHECK-DAG: [[CALLER]] = !DILocation(line: 15, column: 6, scope: [[F]])
// CHECK-DAG: [[ZERO]] = !DILocation(line: 0, scope: [[F]])
// CHECK-DAG: [[PHI]] = !DILocation(line: 16, column: 7, scope: [[F]])
