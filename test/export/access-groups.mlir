// `!llvm.access.group` refers to one group, or to a list of several.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#first = #llvm.access_group<id = distinct[0]<>>
#second = #llvm.access_group<id = distinct[1]<>>

// CHECK-LABEL: define i32 @f(
llvm.func @f(%p: !llvm.ptr) -> i32 {
  // CHECK: load {{.*}} !llvm.access.group [[FIRST:![0-9]+]]
  %0 = llvm.load %p {access_groups = [#first]} : !llvm.ptr -> i32
  // CHECK: store {{.*}} !llvm.access.group [[BOTH:![0-9]+]]
  llvm.store %0, %p {access_groups = [#first, #second]} : i32, !llvm.ptr
  // CHECK: call i32 @f({{.*}} !llvm.access.group [[SECOND:![0-9]+]]
  %1 = llvm.call @f(%p) {access_groups = [#second]} : (!llvm.ptr) -> i32
  llvm.return %1 : i32
}

// CHECK: [[FIRST]] = distinct !{}
// CHECK: [[BOTH]] = !{[[FIRST]], [[SECOND]]}
// CHECK: [[SECOND]] = distinct !{}
