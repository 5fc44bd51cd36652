// Attributes of llvm.func that LLVM represents as metadata.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

// CHECK: define void @f() !prof [[COUNT:![0-9]+]] !vec_type_hint [[HINT:![0-9]+]] !work_group_size_hint [[SIZE:![0-9]+]] !reqd_work_group_size [[REQUIRED:![0-9]+]] !intel_reqd_sub_group_size [[SUB:![0-9]+]]
llvm.func @f() attributes {
  function_entry_count = 4242 : i64,
  vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed = true>,
  work_group_size_hint = array<i32: 1, 2, 3>,
  reqd_work_group_size = array<i32: 4, 5, 6>,
  intel_reqd_sub_group_size = 8 : i32
} {
  llvm.return
}
// CHECK-DAG: [[COUNT]] = !{!"function_entry_count", i64 4242}
// CHECK-DAG: [[HINT]] = !{<4 x i32> undef, i32 1}
// CHECK-DAG: [[SIZE]] = !{i32 1, i32 2, i32 3}
// CHECK-DAG: [[REQUIRED]] = !{i32 4, i32 5, i32 6}
// CHECK-DAG: [[SUB]] = !{i32 8}
