// Recognizes numbers, -?[0-9]+(.[0-9]+)?, by a state machine of blocks.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 1, 0, 0, 1, 0 )
// CHECK-NEXT: exit status 0

memref.global "private" constant @texts : memref<6x6xi8> = dense<[
  [0x37, 0x2e, 0x35, 0x30, 0, 0],           // 7.50
  [0x2d, 0x34, 0x32, 0, 0, 0],              // -42
  [0x2d, 0x2e, 0x35, 0, 0, 0],              // -.5
  [0x31, 0x2e, 0, 0, 0, 0],                 // 1.
  [0x30, 0, 0, 0, 0, 0],                    // 0
  [0x31, 0x32, 0x78, 0x33, 0, 0]]>          // 12x3

// 0: the end, 1: a digit, 2: '-', 3: '.', 4: anything else.
func.func @class(%c: i8) -> i32 {
  %zero = arith.constant 0x30 : i8
  %ten = arith.constant 10 : i8
  %class1 = arith.constant 1 : i32
  cf.switch %c : i8, [
    default: ^other,
    0: ^is0,
    0x2d: ^is2,
    0x2e: ^is3
  ]
^is0:
  %class0 = arith.constant 0 : i32
  return %class0 : i32
^is2:
  %class2 = arith.constant 2 : i32
  return %class2 : i32
^is3:
  %class3 = arith.constant 3 : i32
  return %class3 : i32
^other:
  %d = arith.subi %c, %zero : i8
  %isDigit = arith.cmpi ult, %d, %ten : i8
  %class4 = arith.constant 4 : i32
  %class = arith.select %isDigit, %class1, %class4 : i32
  return %class : i32
}

func.func @matches(%texts: memref<6x6xi8>, %row: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^begin(%c0 : index)
^begin(%i0: index):
  %x0 = memref.load %texts[%row, %i0] : memref<6x6xi8>
  %class0 = call @class(%x0) : (i8) -> i32
  %next0 = arith.addi %i0, %c1 : index
  cf.switch %class0 : i32, [
    default: ^no,
    1: ^digits(%next0 : index),
    2: ^sign(%next0 : index)
  ]
^sign(%i1: index):
  %x1 = memref.load %texts[%row, %i1] : memref<6x6xi8>
  %class1 = call @class(%x1) : (i8) -> i32
  %next1 = arith.addi %i1, %c1 : index
  cf.switch %class1 : i32, [
    default: ^no,
    1: ^digits(%next1 : index)
  ]
^digits(%i2: index):
  %x2 = memref.load %texts[%row, %i2] : memref<6x6xi8>
  %class2 = call @class(%x2) : (i8) -> i32
  %next2 = arith.addi %i2, %c1 : index
  cf.switch %class2 : i32, [
    default: ^no,
    0: ^yes,
    1: ^digits(%next2 : index),
    3: ^point(%next2 : index)
  ]
^point(%i3: index):
  %x3 = memref.load %texts[%row, %i3] : memref<6x6xi8>
  %class3 = call @class(%x3) : (i8) -> i32
  %next3 = arith.addi %i3, %c1 : index
  cf.switch %class3 : i32, [
    default: ^no,
    1: ^fraction(%next3 : index)
  ]
^fraction(%i4: index):
  %x4 = memref.load %texts[%row, %i4] : memref<6x6xi8>
  %class4 = call @class(%x4) : (i8) -> i32
  %next4 = arith.addi %i4, %c1 : index
  cf.switch %class4 : i32, [
    default: ^no,
    0: ^yes,
    1: ^fraction(%next4 : index)
  ]
^yes:
  %true = arith.constant true
  return %true : i1
^no:
  %false = arith.constant false
  return %false : i1
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %texts = memref.get_global @texts : memref<6x6xi8>
  %none = arith.constant dense<false> : vector<6xi1>
  %all = scf.for %i = %c0 to %c6 step %c1 iter_args(%v = %none) -> vector<6xi1> {
    %is = func.call @matches(%texts, %i) : (memref<6x6xi8>, index) -> i1
    %next = vector.insert %is, %v[%i] : i1 into vector<6xi1>
    scf.yield %next : vector<6xi1>
  }
  vector.print %all : vector<6xi1>
  %status = arith.constant 0 : i32
  return %status : i32
}
