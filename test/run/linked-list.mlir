// The llvm dialect beside others: a linked list in memory from malloc, turned around,
// and printed by printf.
// RUN: %run3 %s | FileCheck %s

// CHECK: 1 4 9 16 25{{ $}}
// CHECK-NEXT: 25 16 9 4 1{{ $}}
// CHECK-NEXT: exit status 5

!node = !llvm.struct<"node", (i32, ptr)>

llvm.mlir.global internal constant @format("%d \00")
llvm.mlir.global internal constant @newline("\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @cons(%value: i32, %rest: !llvm.ptr) -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  %end = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !node
  %size = llvm.ptrtoint %end : !llvm.ptr to i64
  %node = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %place = llvm.getelementptr %node[0, 1] : (!llvm.ptr) -> !llvm.ptr, !node
  llvm.store %value, %node : i32, !llvm.ptr
  llvm.store %rest, %place : !llvm.ptr, !llvm.ptr
  llvm.return %node : !llvm.ptr
}

llvm.func @print(%list: !llvm.ptr) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %newline = llvm.mlir.addressof @newline : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.br ^head(%list : !llvm.ptr)
^head(%node: !llvm.ptr):
  %isEnd = llvm.icmp "eq" %node, %null : !llvm.ptr
  llvm.cond_br %isEnd, ^end, ^body
^body:
  %value = llvm.load %node : !llvm.ptr -> i32
  %0 = llvm.call @printf(%format, %value) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %place = llvm.getelementptr %node[0, 1] : (!llvm.ptr) -> !llvm.ptr, !node
  %next = llvm.load %place : !llvm.ptr -> !llvm.ptr
  llvm.br ^head(%next : !llvm.ptr)
^end:
  %1 = llvm.call @printf(%newline) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}

// Each node is linked to the one before it.
func.func @reverse(%list: !llvm.ptr) -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  %r:2 = scf.while (%left = %list, %done = %null) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
    %more = llvm.icmp "ne" %left, %null : !llvm.ptr
    scf.condition(%more) %left, %done : !llvm.ptr, !llvm.ptr
  } do {
  ^bb0(%left: !llvm.ptr, %done: !llvm.ptr):
    %place = llvm.getelementptr %left[0, 1] : (!llvm.ptr) -> !llvm.ptr, !node
    %next = llvm.load %place : !llvm.ptr -> !llvm.ptr
    llvm.store %done, %place : !llvm.ptr, !llvm.ptr
    scf.yield %next, %left : !llvm.ptr, !llvm.ptr
  }
  return %r#1 : !llvm.ptr
}

func.func @drop(%list: !llvm.ptr) -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%left = %list, %n = %zero) : (!llvm.ptr, i32) -> (!llvm.ptr, i32) {
    %more = llvm.icmp "ne" %left, %null : !llvm.ptr
    scf.condition(%more) %left, %n : !llvm.ptr, i32
  } do {
  ^bb0(%left: !llvm.ptr, %n: i32):
    %place = llvm.getelementptr %left[0, 1] : (!llvm.ptr) -> !llvm.ptr, !node
    %next = llvm.load %place : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%left) : (!llvm.ptr) -> ()
    %count = arith.addi %n, %one : i32
    scf.yield %next, %count : !llvm.ptr, i32
  }
  return %r#1 : i32
}

func.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %list = scf.for %i = %zero to %five step %one iter_args(%rest = %null) -> !llvm.ptr : i32 {
    %n = arith.subi %five, %i : i32
    %square = arith.muli %n, %n : i32
    %next = llvm.call @cons(%square, %rest) : (i32, !llvm.ptr) -> !llvm.ptr
    scf.yield %next : !llvm.ptr
  }
  llvm.call @print(%list) : (!llvm.ptr) -> ()
  %reversed = call @reverse(%list) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @print(%reversed) : (!llvm.ptr) -> ()
  %count = call @drop(%reversed) : (!llvm.ptr) -> i32
  return %count : i32
}
