// Blocks may stand in any order, also a use before the block of its definition.
// They are translated so that each value is there when it is used.
//
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s
// RUN: %runs 30 %s --entry=entry 9

// CHECK-LABEL: define i64 @entry(i64 %0)
// CHECK: br label %[[FIRST:[0-9]+]]
// CHECK: [[LAST:[0-9]+]]:
// CHECK-NEXT: %[[SUM:.*]] = add i64 %[[DOUBLE:[0-9]+]], 12
// CHECK: [[FIRST]]:
// CHECK-NEXT: %[[DOUBLE]] = add i64 %0, %0
llvm.func @entry(%x: i64) -> i64 {
  llvm.br ^first
^last:
  %sum = llvm.add %double, %twelve : i64
  llvm.return %sum : i64
^second:
  %twelve = llvm.mlir.constant(12 : i64) : i64
  llvm.br ^last
^first:
  %double = llvm.add %x, %x : i64
  llvm.br ^second
}
