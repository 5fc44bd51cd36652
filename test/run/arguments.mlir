// A program with arguments: the sum of the numbers of its command line.
// RUN: %run3 %s 30 -5 17 | FileCheck %s

// CHECK: 30
// CHECK-NEXT: -5
// CHECK-NEXT: 17
// CHECK-NEXT: exit status 42

func.func private @atoi(!llvm.ptr) -> i32

func.func @main(%count: i32, %arguments: !llvm.ptr) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = scf.for %i = %one to %count step %one iter_args(%s = %zero) -> i32 : i32 {
    %place = llvm.getelementptr %arguments[%i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    %text = llvm.load %place : !llvm.ptr -> !llvm.ptr
    %n = func.call @atoi(%text) : (!llvm.ptr) -> i32
    vector.print %n : i32
    %next = arith.addi %s, %n : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
