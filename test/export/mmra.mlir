// Memory model relaxation annotations: one tag, or several.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#one = #llvm.mmra_tag<"as":"local">
#two = #llvm.mmra_tag<"foo":"bar">

// CHECK-LABEL: define void @f(
llvm.func @f(%p: !llvm.ptr) {
  // CHECK: load {{.*}} !mmra [[ONE:![0-9]+]]
  %0 = llvm.load %p {llvm.mmra = #one} : !llvm.ptr -> i32
  // CHECK: store {{.*}} !mmra [[LIST:![0-9]+]]
  llvm.store %0, %p {llvm.mmra = [#one, #two]} : i32, !llvm.ptr
  // CHECK: fence acquire, !mmra [[ONE]]
  llvm.fence acquire {llvm.mmra = [#one]}
  // CHECK: call void @f({{.*}} !mmra [[TWO:![0-9]+]]
  llvm.call @f(%p) {llvm.mmra = #two} : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-DAG: [[ONE]] = !{!"as", !"local"}
// CHECK-DAG: [[TWO]] = !{!"foo", !"bar"}
// CHECK-DAG: [[LIST]] = !{[[ONE]], [[TWO]]}
