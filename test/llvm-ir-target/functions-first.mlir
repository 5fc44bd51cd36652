// All functions, globals and the metadata of a module are there before the body
// of any function is translated, so that each may refer to each.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs true %s --entry=isEven 10
// RUN: %runs false %s --entry=isEven 7

// LLVM: @limit = global i32 0
// LLVM-LABEL: define i1 @isEven(i32 %0)
// LLVM: call i1 @isOdd(
func.func @isEven(%n: i32) -> i1 {
  %limit = llvm.mlir.addressof @limit : !llvm.ptr
  %end = llvm.load %limit : !llvm.ptr -> i32
  %isZero = arith.cmpi eq, %n, %end : i32
  %r = scf.if %isZero -> i1 {
    %true = arith.constant true
    scf.yield %true : i1
  } else {
    %one = arith.constant 1 : i32
    %m = arith.subi %n, %one : i32
    %odd = func.call @isOdd(%m) : (i32) -> i1
    scf.yield %odd : i1
  }
  return %r : i1
}

// LLVM-LABEL: define i1 @isOdd(i32 %0)
// LLVM: call i1 @isEven(
func.func @isOdd(%n: i32) -> i1 {
  %limit = llvm.mlir.addressof @limit : !llvm.ptr
  %end = llvm.load %limit : !llvm.ptr -> i32
  %isZero = arith.cmpi eq, %n, %end : i32
  %r = scf.if %isZero -> i1 {
    %false = arith.constant false
    scf.yield %false : i1
  } else {
    %one = arith.constant 1 : i32
    %m = arith.subi %n, %one : i32
    %even = func.call @isEven(%m) : (i32) -> i1
    scf.yield %even : i1
  }
  return %r : i1
}

llvm.mlir.global external @limit(0 : i32) : i32
