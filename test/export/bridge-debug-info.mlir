// Upstream and our exporter translate the same debug info attributes during an
// export through the bridge. Each unit and function gets one node.
// RUN: split-file %s %t
// RUN: palindrome export %t/plain.mlir | FileCheck %s --check-prefix=PLAIN
// RUN: palindrome export %t/carried.mlir | FileCheck %s --check-prefix=CARRIED
// RUN: palindrome export %t/carried.mlir | opt -passes=verify -disable-output

// PLAIN: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg ![[#]]
// PLAIN: !llvm.dbg.cu = !{![[#UNIT:]]}
// PLAIN-COUNT-1: DICompileUnit
// PLAIN-COUNT-1: DISubprogram(name: "f", {{.*}}unit: ![[#UNIT]]
// PLAIN-NOT: DICompileUnit
// PLAIN-NOT: DISubprogram

// CARRIED: !llvm.dbg.cu = !{![[#UNIT:]]}
// CARRIED: ![[#UNIT]] = distinct !DICompileUnit({{.*}}splitDebugInlining: false
// CARRIED: !DISubprogram(name: "f", {{.*}}unit: ![[#UNIT]]{{.*}}keyInstructions: true
// CARRIED: !DISubprogram(name: "f..omp_par", {{.*}}unit: ![[#UNIT]])
// CARRIED-NOT: DICompileUnit
// CARRIED-NOT: DISubprogram

//--- plain.mlir
#file = #llvm.di_file<"a.cu" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "x", isOptimized = true, emissionKind = Full, nameTableKind = None>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #st>
llvm.func @f() {
  nvvm.barrier0 loc("a.cu":3:4)
  llvm.return loc("a.cu":3:4)
} loc(fused<#sp>["a.cu":1:0])
//--- carried.mlir
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.cu" in "/">
#di_null_type = #llvm.di_null_type
#loc2 = loc("p")
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #di_file, producer = "x", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "t", file = #di_file, line = 3, type = #di_basic_type>
module attributes {llvmx.metadata = [[#di_compile_unit, array<i64: 16, 0>], [#di_subprogram, array<i64: 10, 256, 15, 3, 19, 1>], #di_local_variable, array<i32: 2>], llvmx.named_metadata = [["llvm.dbg.cu", array<i32: 0>]], llvmx.source_filename = "nd.ll"} {
  llvm.func @f(%arg0: !llvm.ptr loc("p")) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc)
    %1 = nvvm.read.ptx.sreg.tid.x {llvmx.name = "tid"} : i32 loc(#loc9)
    llvm.intr.dbg.value #di_local_variable = %1 : i32 loc(#loc8)
    %2 = nvvm.read.ptx.sreg.ntid.x {llvmx.name = "n"} : i32 loc(#loc10)
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%0) : (i32) -> () loc(#loc10)
    omp.parallel {
      %5 = llvm.add %1, %2 : i32 loc(#loc9)
      llvm.store %5, %arg0 : i32, !llvm.ptr loc(#loc10)
      omp.terminator loc(#loc10)
    } loc(#loc10)
    %3 = llvm.add %1, %2 {llvmx.name = "s"} : i32 loc(#loc9)
    llvm.return {llvmx.block = "entry"} %3 : i32 loc(#loc10)
  } loc(#loc6)
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("a.cu":1:0)
#loc3 = loc("a.cu":3:4)
#loc4 = loc("a.cu":0:0)
#loc5 = loc("a.cu":5:1)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 4, column = 1>
#loc6 = loc(fused<#di_subprogram>[#loc1])
#loc7 = loc(fused<#di_subprogram>[#loc3])
#loc8 = loc(fused<#di_subprogram>[#loc4])
#loc9 = loc(fused<{llvmx.location = array<i64: -1, 1, 2>}>[#loc7])
#loc10 = loc(fused<#di_lexical_block>[#loc5])
