// Finds the first element that is not less than a key.
// RUN: %run4 %s | FileCheck %s

// CHECK: 0
// CHECK-NEXT: 3
// CHECK-NEXT: 3
// CHECK-NEXT: 6
// CHECK-NEXT: 8
// CHECK-NEXT: exit status 0

memref.global "private" constant @squares : memref<8xf64> =
    dense<[0.0, 1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 49.0]>

func.func @lower_bound(%a: memref<8xf64>, %key: f64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %place:2 = scf.while (%low = %c0, %high = %n) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %low, %high : index
    scf.condition(%more) %low, %high : index, index
  } do {
  ^bb0(%low: index, %high: index):
    %sum = arith.addi %low, %high : index
    %middle = arith.shrui %sum, %c1 : index
    %x = memref.load %a[%middle] : memref<8xf64>
    %isLess = arith.cmpf olt, %x, %key : f64
    %after = arith.addi %middle, %c1 : index
    %nextLow = arith.select %isLess, %after, %low : index
    %nextHigh = arith.select %isLess, %high, %middle : index
    scf.yield %nextLow, %nextHigh : index, index
  }
  return %place#0 : index
}

func.func @main() -> i32 {
  %a = memref.get_global @squares : memref<8xf64>
  %keys = arith.constant dense<[-1.0, 4.5, 9.0, 36.0, 50.0]> : vector<5xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c1 {
    %key = vector.extract %keys[%i] : f64 from vector<5xf64>
    %place = func.call @lower_bound(%a, %key) : (memref<8xf64>, f64) -> index
    vector.print %place : index
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
