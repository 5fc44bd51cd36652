// Module flags of every kind.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

llvm.func @from()
llvm.func @to()
llvm.module_flags [
  #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>,
  #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>,
  #llvm.mlir.module_flag<error, "probe-stack", "inline-asm">,
  #llvm.mlir.module_flag<append, "CG Profile", [
    #llvm.cgprofile_entry<from = @from, to = @to, count = 222>,
    #llvm.cgprofile_entry<to = @to, count = 1>]>,
  #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<
    format = InstrProf, total_count = 1, max_count = 2,
    max_internal_count = 3, max_function_count = 4, num_counts = 5,
    num_functions = 6, is_partial_profile = 0,
    partial_profile_ratio = 0.5 : f64,
    detailed_summary = <cut_off = 10000, min_count = 8, num_counts = 9>>>]
llvm.module_flags [#llvm.mlir.module_flag<min, "another", 1 : i32>]
llvm.module_flags []
// A number has 32 bits, whatever its type, unless it needs more.
llvm.module_flags [
  #llvm.mlir.module_flag<min, "64 bits", 1>,
  #llvm.mlir.module_flag<error, "negative", -1>,
  #llvm.mlir.module_flag<min, "7 bits", 3 : i7>,
  #llvm.mlir.module_flag<min, "33 bits", 4294967296>,
  #llvm.mlir.module_flag<min, "65 bits", 36893488147419103232 : i80>]

// CHECK: !llvm.module.flags = !{
// CHECK: !{i32 1, !"wchar_size", i32 4}
// CHECK-NEXT: !{i32 7, !"PIC Level", i32 2}
// CHECK-NEXT: !{i32 1, !"probe-stack", !"inline-asm"}
// CHECK-NEXT: !{i32 5, !"CG Profile", [[PROFILE:![0-9]+]]}
// CHECK-NEXT: [[PROFILE]] = distinct !{
// CHECK-NEXT: !{ptr @from, ptr @to, i64 222}
// CHECK-NEXT: !{null, ptr @to, i64 1}
// CHECK-NEXT: !{i32 1, !"ProfileSummary", !{{[0-9]+}}}
// CHECK-NEXT: !{!{{.*}}}
// CHECK-NEXT: !{!"ProfileFormat", !"InstrProf"}
// CHECK-NEXT: !{!"TotalCount", i64 1}
// CHECK-NEXT: !{!"MaxCount", i64 2}
// CHECK-NEXT: !{!"MaxInternalCount", i64 3}
// CHECK-NEXT: !{!"MaxFunctionCount", i64 4}
// CHECK-NEXT: !{!"NumCounts", i64 5}
// CHECK-NEXT: !{!"NumFunctions", i64 6}
// CHECK-NEXT: !{!"IsPartialProfile", i64 0}
// CHECK-NEXT: !{!"PartialProfileRatio", double 5.000000e-01}
// CHECK-NEXT: !{!"DetailedSummary", [[DETAILS:![0-9]+]]}
// CHECK-NEXT: [[DETAILS]] = !{[[DETAIL:![0-9]+]]}
// CHECK-NEXT: [[DETAIL]] = !{i32 10000, i64 8, i32 9}
// CHECK-NEXT: !{i32 8, !"another", i32 1}
// CHECK-NEXT: !{i32 8, !"64 bits", i32 1}
// CHECK-NEXT: !{i32 1, !"negative", i32 -1}
// CHECK-NEXT: !{i32 8, !"7 bits", i32 3}
// CHECK-NEXT: !{i32 8, !"33 bits", i64 4294967296}
// CHECK-NEXT: !{i32 8, !"65 bits", i80 36893488147419103232}
