// Permutes memory by gathering and scattering: the inverse of a permutation.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 30, 0, 50, 20, 10, 40 )
// CHECK-NEXT: ( 0, 10, 20, 30, 40, 50 )
// CHECK-NEXT: ( 1, 4, 3, 0, 5, 2 )
// CHECK-NEXT: ( -7, 0, -7, 20, -7, 40 )
// CHECK-NEXT: exit status 0

memref.global "private" constant @tens : memref<6xi32> = dense<[0, 10, 20, 30, 40, 50]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %tens = memref.get_global @tens : memref<6xi32>
  %order = arith.constant dense<[3, 0, 5, 2, 1, 4]> : vector<6xi32>
  %all = arith.constant dense<true> : vector<6xi1>
  %none = arith.constant dense<-7> : vector<6xi32>
  %v = vector.gather %tens[%c0][%order], %all, %none
      : memref<6xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  vector.print %v : vector<6xi32>

  %m = memref.alloca() : memref<6xi32>
  vector.scatter %m[%c0][%order], %all, %v
      : memref<6xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32>
  %again = vector.load %m[%c0] : memref<6xi32>, vector<6xi32>
  vector.print %again : vector<6xi32>
  %places = arith.constant dense<[0, 1, 2, 3, 4, 5]> : vector<6xi32>
  vector.scatter %m[%c0][%order], %all, %places
      : memref<6xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32>
  %inverse = vector.load %m[%c0] : memref<6xi32>, vector<6xi32>
  vector.print %inverse : vector<6xi32>

  %odd = arith.constant dense<[false, true, false, true, false, true]> : vector<6xi1>
  %some = vector.gather %tens[%c0][%order], %odd, %none
      : memref<6xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  vector.print %some : vector<6xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
