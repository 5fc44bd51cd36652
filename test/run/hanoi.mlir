// The towers of Hanoi: every move is made on three stacks of disks, none of which is put
// on a smaller one. Functions with several results.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 0, 0, 6 )
// CHECK-NEXT: 63
// CHECK-NEXT: exit status 0

memref.global "private" @heights : memref<3xindex> = dense<[6, 0, 0]>
memref.global "private" @disks : memref<3x6xi8> =
    dense<[[6, 5, 4, 3, 2, 1], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]>

// The height below the top of a stack, and the disk there; 127 for none.
func.func @top(%stack: index) -> (index, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %heights = memref.get_global @heights : memref<3xindex>
  %disks = memref.get_global @disks : memref<3x6xi8>
  %height = memref.load %heights[%stack] : memref<3xindex>
  %isEmpty = arith.cmpi eq, %height, %c0 : index
  %below = arith.subi %height, %c1 : index
  %disk = scf.if %isEmpty -> i8 {
    %floor = arith.constant 127 : i8
    scf.yield %floor : i8
  } else {
    %x = memref.load %disks[%stack, %below] : memref<3x6xi8>
    scf.yield %x : i8
  }
  return %below, %disk : index, i8
}

func.func @move(%from: index, %to: index) {
  %c1 = arith.constant 1 : index
  %heights = memref.get_global @heights : memref<3xindex>
  %disks = memref.get_global @disks : memref<3x6xi8>
  %fromHeight, %disk = call @top(%from) : (index) -> (index, i8)
  %toHeight, %floor = call @top(%to) : (index) -> (index, i8)
  %isAllowed = arith.cmpi slt, %disk, %floor : i8
  cf.assert %isAllowed, "a disk is on a smaller one"
  %place = arith.addi %toHeight, %c1 : index
  memref.store %disk, %disks[%to, %place] : memref<3x6xi8>
  %next = arith.addi %place, %c1 : index
  memref.store %next, %heights[%to] : memref<3xindex>
  memref.store %fromHeight, %heights[%from] : memref<3xindex>
  return
}

// Returns the number of moves.
func.func @solve(%n: index, %from: index, %to: index, %other: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %isDone = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %isDone, ^end(%zero : i64), ^move
^move:
  %m = arith.subi %n, %c1 : index
  %before = call @solve(%m, %from, %other, %to) : (index, index, index, index) -> i64
  call @move(%from, %to) : (index, index) -> ()
  %after = call @solve(%m, %other, %to, %from) : (index, index, index, index) -> i64
  %both = arith.addi %before, %after : i64
  %all = arith.addi %both, %one : i64
  cf.br ^end(%all : i64)
^end(%moves: i64):
  return %moves : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %moves = call @solve(%c6, %c0, %c2, %c1) : (index, index, index, index) -> i64
  %heights = memref.get_global @heights : memref<3xindex>
  %v = vector.load %heights[%c0] : memref<3xindex>, vector<3xindex>
  vector.print %v : vector<3xindex>
  vector.print %moves : i64
  %status = arith.constant 0 : i32
  return %status : i32
}
