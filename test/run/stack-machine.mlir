// A machine with a stack, which executes a program of bytes: scf.index_switch chooses
// the operation. The program computes 2^10 - 1 by a loop.
// RUN: %run4 %s | FileCheck %s

// CHECK: 1023
// CHECK-NEXT: 66
// CHECK-NEXT: exit status 0

// 0: halt. 1 n: push n. 2: add. 3: subtract. 4: double. 6 n: go to n if the top is not
// zero. 7: exchange the two on top.
memref.global "private" constant @program : memref<17xi8> = dense<[
  1, 1,        // The number.
  1, 10,       // The counter.
  7, 4, 7,     // 4: double the number.
  1, 1, 3,     // One less.
  6, 4,        // As long as there are some.
  2,           // The number and zero.
  1, 1, 3,     // Less one.
  0]>

func.func @execute(%code: memref<17xi8>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %false = arith.constant false
  %stack = memref.alloca() : memref<8xi32>
  %r:4 = scf.while (%pc = %c0, %top = %c0, %runs = %true, %steps = %zero)
      : (index, index, i1, i32) -> (index, index, i1, i32) {
    scf.condition(%runs) %pc, %top, %runs, %steps : index, index, i1, i32
  } do {
  ^bb0(%pc: index, %top: index, %runs: i1, %steps: i32):
    %byte = memref.load %code[%pc] : memref<17xi8>
    %operation = arith.index_castui %byte : i8 to index
    %after = arith.addi %pc, %c1 : index
    %next:3 = scf.index_switch %operation -> index, index, i1
    case 1 {
      %n8 = memref.load %code[%after] : memref<17xi8>
      %n = arith.extsi %n8 : i8 to i32
      memref.store %n, %stack[%top] : memref<8xi32>
      %pc2 = arith.addi %pc, %c2 : index
      %up = arith.addi %top, %c1 : index
      scf.yield %pc2, %up, %true : index, index, i1
    }
    case 2 {
      %i = arith.subi %top, %c2 : index
      %j = arith.subi %top, %c1 : index
      %x = memref.load %stack[%i] : memref<8xi32>
      %y = memref.load %stack[%j] : memref<8xi32>
      %s = arith.addi %x, %y : i32
      memref.store %s, %stack[%i] : memref<8xi32>
      scf.yield %after, %j, %true : index, index, i1
    }
    case 3 {
      %i = arith.subi %top, %c2 : index
      %j = arith.subi %top, %c1 : index
      %x = memref.load %stack[%i] : memref<8xi32>
      %y = memref.load %stack[%j] : memref<8xi32>
      %s = arith.subi %x, %y : i32
      memref.store %s, %stack[%i] : memref<8xi32>
      scf.yield %after, %j, %true : index, index, i1
    }
    case 4 {
      %j = arith.subi %top, %c1 : index
      %x = memref.load %stack[%j] : memref<8xi32>
      %s = arith.shli %x, %one : i32
      memref.store %s, %stack[%j] : memref<8xi32>
      scf.yield %after, %top, %true : index, index, i1
    }
    case 6 {
      %j = arith.subi %top, %c1 : index
      %x = memref.load %stack[%j] : memref<8xi32>
      %isZero = arith.cmpi eq, %x, %zero : i32
      %to8 = memref.load %code[%after] : memref<17xi8>
      %to = arith.index_castui %to8 : i8 to index
      %pc2 = arith.addi %pc, %c2 : index
      %target = arith.select %isZero, %pc2, %to : index
      scf.yield %target, %top, %true : index, index, i1
    }
    case 7 {
      %i = arith.subi %top, %c2 : index
      %j = arith.subi %top, %c1 : index
      %x = memref.load %stack[%i] : memref<8xi32>
      %y = memref.load %stack[%j] : memref<8xi32>
      memref.store %y, %stack[%i] : memref<8xi32>
      memref.store %x, %stack[%j] : memref<8xi32>
      scf.yield %after, %top, %true : index, index, i1
    }
    default {
      scf.yield %after, %top, %false : index, index, i1
    }
    %count = arith.addi %steps, %one : i32
    scf.yield %next#0, %next#1, %next#2, %count : index, index, i1, i32
  }
  %x = memref.load %stack[%c0] : memref<8xi32>
  return %x, %r#3 : i32, i32
}

func.func @main() -> i32 {
  %code = memref.get_global @program : memref<17xi8>
  %x, %steps = call @execute(%code) : (memref<17xi8>) -> (i32, i32)
  vector.print %x : i32
  vector.print %steps : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
