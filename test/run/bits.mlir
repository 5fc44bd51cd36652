// Counts and moves bits: population counts, leading and trailing zeros, rotations by
// shifts, Gray codes, and a Hamming distance.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 0, 1, 1, 2, 1, 2, 2, 3 )
// CHECK-NEXT: ( 0, 1, 3, 2, 6, 7, 5, 4 )
// CHECK-NEXT: ( 8, 7, 6, 6, 5, 5, 5, 5 )
// CHECK-NEXT: ( 8, 0, 1, 0, 2, 0, 1, 0 )
// CHECK-NEXT: 7
// CHECK-NEXT: 570442752
// CHECK-NEXT: ( -1, -32, 1073741808 )
// CHECK-NEXT: exit status 0

func.func @rotate(%x: i32, %n: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %rest = arith.subi %c32, %n : i32
  %up = arith.shli %x, %n : i32
  %down = arith.shrui %x, %rest : i32
  %r = arith.ori %up, %down : i32
  return %r : i32
}

func.func @main() -> i32 {
  %n = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi8>
  %ones = arith.constant dense<1> : vector<8xi8>
  %count = math.ctpop %n : vector<8xi8>
  vector.print %count : vector<8xi8>
  %half = arith.shrui %n, %ones : vector<8xi8>
  %gray = arith.xori %n, %half : vector<8xi8>
  vector.print %gray : vector<8xi8>
  %leading = math.ctlz %n : vector<8xi8>
  vector.print %leading : vector<8xi8>
  %trailing = math.cttz %n : vector<8xi8>
  vector.print %trailing : vector<8xi8>

  // 0b1011101 and 0b0100010 differ everywhere.
  %a = arith.constant 93 : i32
  %b = arith.constant 34 : i32
  %differ = arith.xori %a, %b : i32
  %distance = math.ctpop %differ : i32
  vector.print %distance : i32
  // 0x12345678 in another order of bytes is rotated twice, by masks.
  %x = arith.constant 0x22334455 : i32
  %eight = arith.constant 8 : i32
  %r = call @rotate(%x, %eight) : (i32, i32) -> i32
  %mask = arith.constant 0x00ff00ff : i32
  %low = arith.andi %r, %mask : i32
  %c4 = arith.constant 4 : i32
  %moved = arith.shli %low, %c4 : i32
  %c24 = arith.constant 20 : i32
  %s = call @rotate(%moved, %c24) : (i32, i32) -> i32
  vector.print %s : i32

  %m = arith.constant dense<-512> : vector<3xi32>
  %by = arith.constant dense<[9, 4, 2]> : vector<3xi32>
  %signed = arith.shrsi %m, %by : vector<3xi32>
  %unsigned = arith.shrui %m, %by : vector<3xi32>
  %last = vector.extract %unsigned[2] : i32 from vector<3xi32>
  %c8 = arith.constant 112 : i32
  %t = arith.addi %last, %c8 : i32
  %result = vector.insert %t, %signed[2] : i32 into vector<3xi32>
  vector.print %result : vector<3xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
