// Unreachable blocks are kept; their arguments become phis without entries.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

// CHECK: define i32 @f(i32 %0) {
// CHECK-NEXT: ret i32 %0
// CHECK: %[[Y:[0-9]+]] = phi i32
// CHECK-NEXT: add i32 %[[Y]], %0
// CHECK: phi i32 [ %{{[0-9]+}}, %{{[0-9]+}} ]
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
^island(%y: i32):
  %0 = llvm.add %y, %x : i32
  llvm.br ^next(%0 : i32)
^next(%z: i32):
  llvm.return %z : i32
}
