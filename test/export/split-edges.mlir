// Two edges of one terminator into one block. If they pass different values, a
// block is inserted for one of them; otherwise both are kept.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

// CHECK-LABEL: define i32 @conditional(
llvm.func @conditional(%c: i1, %x: i32, %y: i32) -> i32 {
  // CHECK: br i1 %0, label %[[EXIT:[0-9]+]], label %[[MIDDLE:[0-9]+]]
  llvm.cond_br %c, ^exit(%x : i32), ^exit(%y : i32)
// CHECK: [[EXIT]]:
// CHECK-NEXT: phi i32 [ %1, %{{[0-9]+}} ], [ %[[PASSED:[0-9]+]], %[[MIDDLE]] ]
// CHECK: [[MIDDLE]]:
// CHECK-NEXT: %[[PASSED]] = phi i32 [ %2, %{{[0-9]+}} ]
// CHECK-NEXT: br label %[[EXIT]]
^exit(%result: i32):
  llvm.return %result : i32
}

// CHECK-LABEL: define i32 @same(
llvm.func @same(%c: i1, %x: i32) -> i32 {
  // CHECK: br i1 %0, label %[[EXIT:[0-9]+]], label %[[EXIT]]
  llvm.cond_br %c, ^exit(%x : i32), ^exit(%x : i32)
// CHECK: phi i32 [ %1, %[[ENTRY:[0-9]+]] ], [ %1, %[[ENTRY]] ]
^exit(%result: i32):
  llvm.return %result : i32
}

// CHECK-LABEL: define i32 @cases(
llvm.func @cases(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %again = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  // CHECK: switch i32 %0, label %[[EXIT:[0-9]+]] [
  // CHECK-NEXT: i32 5, label %[[MIDDLE:[0-9]+]]
  // CHECK-NEXT: i32 6, label %[[EXIT]]
  llvm.switch %x : i32, ^exit(%zero : i32) [5: ^exit(%one : i32), 6: ^exit(%again : i32)]
^exit(%result: i32):
  llvm.return %result : i32
}
