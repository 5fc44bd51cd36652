// Masks: loads, stores and reductions of some elements, compressed and expanded.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 1, 1, 0, 0, 0, 0, 0 )
// CHECK-NEXT: 6
// CHECK-NEXT: ( 1, 2, 3, -1, -1, -1, -1, -1 )
// CHECK-NEXT: ( 2, 4, 6, 8, 5, 6, 7, 8 )
// CHECK-NEXT: ( 0, 2, 0, 4, 0, 6, 0, 8 )
// CHECK-NEXT: 20
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<8xi32>
  %v = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>
  vector.store %v, %m[%c0] : memref<8xi32>, vector<8xi32>

  %first = vector.create_mask %c3 : vector<8xi1>
  vector.print %first : vector<8xi1>
  %sum = vector.mask %first { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  vector.print %sum : i32
  %other = arith.constant dense<-1> : vector<8xi32>
  %some = vector.maskedload %m[%c0], %first, %other
      : memref<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  vector.print %some : vector<8xi32>

  // The even ones, to the front.
  %ones = arith.constant dense<1> : vector<8xi32>
  %low = arith.andi %v, %ones : vector<8xi32>
  %zeros = arith.constant dense<0> : vector<8xi32>
  %isEven = arith.cmpi eq, %low, %zeros : vector<8xi32>
  vector.compressstore %m[%c0], %isEven, %v : memref<8xi32>, vector<8xi1>, vector<8xi32>
  %front = vector.load %m[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %front : vector<8xi32>
  // And back to their places.
  %back = vector.expandload %m[%c0], %isEven, %zeros
      : memref<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  vector.print %back : vector<8xi32>
  vector.maskedstore %m[%c0], %isEven, %zeros : memref<8xi32>, vector<8xi1>, vector<8xi32>
  %odd = vector.load %m[%c0] : memref<8xi32>, vector<8xi32>
  // 2 + 6 + 5 + 7
  %rest = vector.reduction <add>, %odd : vector<8xi32> into i32
  vector.print %rest : i32
  return %zero : i32
}
