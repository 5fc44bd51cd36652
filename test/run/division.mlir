// Division and remainder by all roundings, for all combinations of signs, and at the
// ends of the range.
// RUN: %run4 %s | FileCheck %s

// Toward zero, up, down, the remainder.
// CHECK: ( 2, -2, -2, 2 )
// CHECK-NEXT: ( 3, -2, -2, 3 )
// CHECK-NEXT: ( 2, -3, -3, 2 )
// CHECK-NEXT: ( 1, -1, 1, -1 )
// CHECK-NEXT: ( 2, -2, -2, 2 )
// CHECK-NEXT: ( 2, -2, -2, 2 )
// CHECK-NEXT: -128
// CHECK-NEXT: -42
// CHECK-NEXT: -43
// CHECK-NEXT: 86
// CHECK-NEXT: 85
// CHECK-NEXT: 1
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  %a = arith.constant dense<[7, -7, 7, -7]> : vector<4xi32>
  %b = arith.constant dense<[3, 3, -3, -3]> : vector<4xi32>
  %q = arith.divsi %a, %b : vector<4xi32>
  vector.print %q : vector<4xi32>
  %up = arith.ceildivsi %a, %b : vector<4xi32>
  vector.print %up : vector<4xi32>
  %down = arith.floordivsi %a, %b : vector<4xi32>
  vector.print %down : vector<4xi32>
  %rest = arith.remsi %a, %b : vector<4xi32>
  vector.print %rest : vector<4xi32>
  // Without a rest all roundings agree.
  %exact = arith.subi %a, %rest : vector<4xi32>
  %up2 = arith.ceildivsi %exact, %b : vector<4xi32>
  vector.print %up2 : vector<4xi32>
  %down2 = arith.floordivsi %exact, %b : vector<4xi32>
  vector.print %down2 : vector<4xi32>

  %least = arith.constant -128 : i8
  %one = arith.constant 1 : i8
  %three = arith.constant 3 : i8
  %same = arith.floordivsi %least, %one : i8
  vector.print %same : i8
  %leastUp = arith.ceildivsi %least, %three : i8
  vector.print %leastUp : i8
  %leastDown = arith.floordivsi %least, %three : i8
  vector.print %leastDown : i8

  // 256 / 3 as unsigned numbers of 16 bits, and 255 / 3 of 8.
  %c256 = arith.constant 256 : i16
  %c3 = arith.constant 3 : i16
  %unsignedUp = arith.ceildivui %c256, %c3 : i16
  vector.print %unsignedUp : i16
  %greatest = arith.constant -1 : i8
  %exactUp = arith.ceildivui %greatest, %three : i8
  vector.print %exactUp : i8
  %c255 = arith.constant 255 : i16
  %seven = arith.constant 2 : i16
  %bit = arith.remui %c255, %seven : i16
  vector.print %bit : i16
  %status = arith.constant 0 : i32
  return %status : i32
}
