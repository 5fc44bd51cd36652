// Attributes of ops and of the module become metadata; nodes that several ops
// refer to are one node.
//
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s
// RUN: %runs 3 %s --entry=entry 1

#root = #llvm.tbaa_root<id = "numbers">
#number = #llvm.tbaa_type_desc<id = "number", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #number, access_type = #number, offset = 0>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "scope">
#unroll = #llvm.loop_unroll<disable = true>
#loop = #llvm.loop_annotation<unroll = #unroll>

// CHECK-LABEL: define i32 @entry(i32 %0)
// CHECK: store i32 %{{.*}}, ptr %[[P:[0-9]+]], align 4, !tbaa ![[TAG:[0-9]+]], !noalias ![[SCOPES:[0-9]+]]
// CHECK: br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !prof ![[PROF:[0-9]+]], !llvm.loop ![[LOOP:[0-9]+]]
// CHECK: load i32, ptr %[[P]], align 4, !tbaa ![[TAG]], !alias.scope ![[SCOPES]]
llvm.func @entry(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^body(%x : i32)
^body(%i: i32):
  %j = llvm.add %i, %one : i32
  llvm.store %j, %p {tbaa = [#tag], noalias_scopes = [#scope]} : i32, !llvm.ptr
  %more = llvm.icmp "slt" %j, %three : i32
  llvm.cond_br %more weights([7, 1]), ^body(%j : i32), ^exit {loop_annotation = #loop}
^exit:
  %y = llvm.load %p {tbaa = [#tag], alias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %y : i32
}

// CHECK-LABEL: define void @located() !dbg
// CHECK: ret void, !dbg ![[PLACE:[0-9]+]]
#file = #llvm.di_file<"f.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#subroutine = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "located", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #subroutine>
llvm.func @located() {
  llvm.return loc("f.c":2:3)
} loc(fused<#subprogram>["f.c":1:1])

llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]

// CHECK-DAG: !llvm.module.flags = !{![[FLAG:[0-9]+]]}
// CHECK-DAG: ![[FLAG]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-DAG: ![[TAG]] = !{![[NUMBER:[0-9]+]], ![[NUMBER]], i64 0}
// CHECK-DAG: ![[NUMBER]] = !{!"number", ![[ROOT:[0-9]+]], i64 0}
// CHECK-DAG: ![[ROOT]] = !{!"numbers"}
// CHECK-DAG: ![[PROF]] = !{!"branch_weights", i32 7, i32 1}
// CHECK-DAG: ![[LOOP]] = distinct !{![[LOOP]], ![[UNROLL:[0-9]+]]}
// CHECK-DAG: ![[UNROLL]] = !{!"llvm.loop.unroll.disable"}
// CHECK-DAG: ![[PLACE]] = !DILocation(line: 2, column: 3
