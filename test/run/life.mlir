// Conway's game of life: a glider, on a board whose edges meet.
// RUN: %run4 %s | FileCheck %s --strict-whitespace --match-full-lines

//      CHECK:.#....
// CHECK-NEXT:..#...
// CHECK-NEXT:###...
// CHECK-NEXT:......
// CHECK-NEXT:......
// CHECK-NEXT:......
// CHECK-NEXT:exit status 5

memref.global @board : memref<6x6xi8> = dense<[
  [0, 1, 0, 0, 0, 0],
  [0, 0, 1, 0, 0, 0],
  [1, 1, 1, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0]]>
func.func private @putchar(i32) -> i32

func.func @step(%from: memref<6x6xi8>, %to: memref<6x6xi8>) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %sum = affine.for %k = 0 to 3 iter_args(%s = %zero) -> i8 {
        %row = affine.for %l = 0 to 3 iter_args(%t = %s) -> i8 {
          %x = affine.load %from[(%i + %k + 5) mod 6, (%j + %l + 5) mod 6] : memref<6x6xi8>
          %u = arith.addi %t, %x : i8
          affine.yield %u : i8
        }
        affine.yield %row : i8
      }
      %cell = affine.load %from[%i, %j] : memref<6x6xi8>
      %neighbours = arith.subi %sum, %cell : i8
      %isThree = arith.cmpi eq, %neighbours, %three : i8
      %isTwo = arith.cmpi eq, %neighbours, %two : i8
      %lives = arith.cmpi ne, %cell, %zero : i8
      %stays = arith.andi %isTwo, %lives : i1
      %is = arith.ori %isThree, %stays : i1
      %next = arith.extui %is : i1 to i8
      affine.store %next, %to[%i, %j] : memref<6x6xi8>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c24 = arith.constant 24 : index
  %dead = arith.constant 46 : i32
  %alive = arith.constant 35 : i32
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %board = memref.get_global @board : memref<6x6xi8>
  %other = memref.alloc() : memref<6x6xi8>
  // A glider moves by one place in four steps, and is back after 24.
  %last:2 = scf.for %n = %c0 to %c24 step %c1 iter_args(%from = %board, %to = %other)
      -> (memref<6x6xi8>, memref<6x6xi8>) {
    func.call @step(%from, %to) : (memref<6x6xi8>, memref<6x6xi8>) -> ()
    scf.yield %to, %from : memref<6x6xi8>, memref<6x6xi8>
  }
  %count = scf.for %i = %c0 to %c6 step %c1 iter_args(%all = %zero) -> i32 {
    %row = scf.for %j = %c0 to %c6 step %c1 iter_args(%some = %all) -> i32 {
      %x = memref.load %last#0[%i, %j] : memref<6x6xi8>
      %is = arith.trunci %x : i8 to i1
      %letter = arith.select %is, %alive, %dead : i32
      %ignored = func.call @putchar(%letter) : (i32) -> i32
      %n = arith.extui %x : i8 to i32
      %next = arith.addi %some, %n : i32
      scf.yield %next : i32
    }
    %ignored = func.call @putchar(%newline) : (i32) -> i32
    scf.yield %row : i32
  }
  memref.dealloc %other : memref<6x6xi8>
  return %count : i32
}
