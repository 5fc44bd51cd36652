// Branch weights of all terminators that have them.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

llvm.func @personality(...) -> i32
llvm.func @callee()

// CHECK-LABEL: define void @f(
llvm.func @f(%c: i1, %x: i32) attributes {personality = @personality} {
  // CHECK: br i1 {{.*}}, !prof [[CONDITIONAL:![0-9]+]]
  llvm.cond_br %c weights([3, 5]), ^a, ^b
^a:
  // CHECK: switch i32
  // CHECK: ], !prof [[SWITCH:![0-9]+]]
  llvm.switch %x : i32, ^b [1: ^c, 2: ^c] {branch_weights = array<i32: 7, 8, 9>}
^b:
  // CHECK: invoke void @callee()
  // CHECK-NEXT: to label {{.*}} unwind label {{.*}}, !prof [[INVOKE:![0-9]+]]
  llvm.invoke @callee() to ^c unwind ^d {branch_weights = array<i32: 42, 99>} : () -> ()
^c:
  llvm.return
^d:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// CHECK-DAG: [[CONDITIONAL]] = !{!"branch_weights", i32 3, i32 5}
// CHECK-DAG: [[SWITCH]] = !{!"branch_weights", i32 7, i32 8, i32 9}
// CHECK-DAG: [[INVOKE]] = !{!"branch_weights", i32 42, i32 99}
