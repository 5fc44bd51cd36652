// The checksum CRC-32 of "123456789", with a table, and Adler-32 and FNV-1a of it.
// RUN: %run4 %s | FileCheck %s

// 0xcbf43926, 0x091e01de, 0xbb86b11c.
// CHECK: 3421780262
// CHECK-NEXT: 152961502
// CHECK-NEXT: 3146166556
// CHECK-NEXT: exit status 0

memref.global "private" @table : memref<256xi32> = uninitialized
memref.global "private" constant @text : memref<9xi8> = dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>

func.func @fill() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %one = arith.constant 1 : i32
  %polynomial = arith.constant 0xedb88320 : i32
  %table = memref.get_global @table : memref<256xi32>
  scf.for %i = %c0 to %c256 step %c1 {
    %n = arith.index_cast %i : index to i32
    %entry = scf.for %k = %c0 to %c8 step %c1 iter_args(%x = %n) -> i32 {
      %half = arith.shrui %x, %one : i32
      %isOdd = arith.trunci %x : i32 to i1
      %changed = arith.xori %half, %polynomial : i32
      %next = arith.select %isOdd, %changed, %half : i32
      scf.yield %next : i32
    }
    memref.store %entry, %table[%i] : memref<256xi32>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %minus = arith.constant -1 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %eight = arith.constant 8 : i32
  %sixteen = arith.constant 16 : i32
  %low = arith.constant 255 : i32
  %modulus = arith.constant 65521 : i32
  %prime = arith.constant 16777619 : i32
  %basis = arith.constant 2166136261 : i32
  call @fill() : () -> ()
  %table = memref.get_global @table : memref<256xi32>
  %text = memref.get_global @text : memref<9xi8>
  %r:4 = scf.for %i = %c0 to %c9 step %c1
      iter_args(%crc = %minus, %a = %one, %b = %zero, %hash = %basis) -> (i32, i32, i32, i32) {
    %byte = memref.load %text[%i] : memref<9xi8>
    %x = arith.extui %byte : i8 to i32
    %mixed = arith.xori %crc, %x : i32
    %at = arith.andi %mixed, %low : i32
    %place = arith.index_castui %at : i32 to index
    %entry = memref.load %table[%place] : memref<256xi32>
    %shifted = arith.shrui %crc, %eight : i32
    %nextCrc = arith.xori %entry, %shifted : i32

    %a0 = arith.addi %a, %x : i32
    %a1 = arith.remui %a0, %modulus : i32
    %b0 = arith.addi %b, %a1 : i32
    %b1 = arith.remui %b0, %modulus : i32

    %h0 = arith.xori %hash, %x : i32
    %h1 = arith.muli %h0, %prime : i32
    scf.yield %nextCrc, %a1, %b1, %h1 : i32, i32, i32, i32
  }
  %crc = arith.xori %r#0, %minus : i32
  %crc64 = arith.extui %crc : i32 to i64
  vector.print %crc64 : i64
  %high = arith.shli %r#2, %sixteen : i32
  %adler = arith.ori %high, %r#1 : i32
  vector.print %adler : i32
  %hash64 = arith.extui %r#3 : i32 to i64
  vector.print %hash64 : i64
  return %zero : i32
}
