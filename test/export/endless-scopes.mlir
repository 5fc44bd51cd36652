// Lexical blocks that are their own scopes, and locations that are their own call
// sites, are exported, but not what makes LLVM look for their ends: its verifier
// would do so without end.
// RUN: rm -rf %t && mkdir -p %t
// RUN: timeout 30 palindrome export --warnings=all %s -o %t/out.ll 2> %t/err
// RUN: FileCheck %s --check-prefix=ERR --input-file %t/err
// RUN: FileCheck %s --input-file %t/out.ll

// ERR: 'builtin.module' op: a retained node of 'f' is dropped: its scope never ends
// ERR: 'llvm.intr.dbg.label' op in @f: a debug record is dropped: its scopes never end
// ERR-COUNT-2: llvmx.debug_record is dropped: its scopes never end
// ERR: llvmx.md.dbg is dropped: its scope is of another function
// ERR: llvmx.md.dbg is dropped: its scope never ends
// ERR: its location is dropped: its scope is of another function
// ERR: a location of !llvm.loop is dropped: its scope is of another function
// ERR-NOT: {{.}}

// CHECK: define void @f
// CHECK-NOT: #dbg_
// CHECK: br label %2, !dbg ![[HERE:[0-9]+]]
// CHECK: br label %3{{$}}
// CHECK: br label %4{{$}}
// CHECK: br label %5{{$}}
// CHECK: br label %6{{$}}
// CHECK: br label %6, !dbg ![[HERE]], !llvm.loop ![[LOOP:[0-9]+]]
// CHECK-DAG: ![[SP:[0-9]+]] = distinct !DISubprogram(name: "f", {{.*}}retainedNodes: ![[RETAINED:[0-9]+]])
// CHECK-DAG: ![[RETAINED]] = !{![[KEPT:[0-9]+]]}
// CHECK-DAG: ![[KEPT]] = !DILocalVariable(name: "kept"
// CHECK-DAG: ![[BLOCK:[0-9]+]] = distinct !DILexicalBlock(scope: ![[BLOCK]]
// CHECK-DAG: ![[SITE:[0-9]+]] = distinct !DILocation(line: 1, {{.*}}inlinedAt: ![[SITE]])
// CHECK-DAG: ![[LOOP]] = distinct !{![[LOOP]], ![[START:[0-9]+]]}
// CHECK-DAG: ![[START]] = !DILocation(line: 1, scope: ![[SP]])

#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 1>
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "l", file = #di_file, line = 8>
#loc = loc(unknown)
#loc1 = loc("a.c":3:0)
#loc2 = loc(fused<#di_subprogram>[#loc1])
#loc3 = loc(fused<#di_lexical_block>[#loc1])
module attributes {llvmx.metadata = [
    [#di_subprogram, array<i64: 15, 1>],
    array<i32: 2, 3>,
    ["DILocalVariable", array<i64: 0, 4, 13, 3, -1, 0, 0, 0, -1>],
    ["DILocalVariable", array<i64: 5, -1, 13, 4, -1, 0, 0, 0, -1>],
    "kept",
    [#di_lexical_block, array<i64: 0, 5>],
    ["DILocation", array<i64: 1, 0, 0, 6, 0, 0, 0>, unit],
    ["DILocation", array<i64: 3, 0, 5, 8, 0, 1, 1>],
    ["DILocation", array<i64: 3, 0, 0, -1, 0, 0, 0>, unit],
    ["tuple", array<i64: 9, 6, 10>, unit],
    ["DILocation", array<i64: 9, 0, 5, -1, 0, 0, 0>],
    array<i64>,
    #di_label,
    #di_file],
    llvmx.named_metadata = [["llvm.dbg.cu", array<i32>], "llvm.module.flags", ["unused", array<i32: 5, 6>]], llvmx.version = 1 : i32} {
  llvm.func @f(%arg0: i32) {
    llvm.intr.dbg.label #di_label loc(#loc2)
    llvm.call_intrinsic "llvm.dbg.value"(%arg0) {llvmx.debug_record = array<i32: 3, 11, 8, -1>} : (i32) -> () loc(#loc)
    llvm.call_intrinsic "llvm.dbg.value"(%arg0) {llvmx.debug_record = array<i32: 2, 11, -11, -1>} : (i32) -> () loc(#loc)
    llvm.br ^bb1 loc(#loc2)
  ^bb1:
    llvm.br ^bb2 {llvmx.md.dbg = 6 : i32} loc(#loc)
  ^bb2:
    llvm.br ^bb3 {llvmx.md.dbg = 7 : i32} loc(#loc)
  ^bb3:
    llvm.br ^bb4 loc(#loc3)
  ^bb4:
    llvm.br ^bb5 loc(fused[#loc2, #loc3])
  ^bb5:
    llvm.br ^bb5 {llvmx.md.llvm.loop = 9 : i32} loc(#loc2)
  } loc(#loc2)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
} loc(#loc)
