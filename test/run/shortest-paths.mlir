// The shortest paths between all places, by Floyd and Warshall.
// RUN: %run4 %s | FileCheck %s

// CHECK: {{\[\[}}0, 7, 9, 20, 20, 11],
// CHECK-NEXT: [7, 0, 10, 15, 21, 12],
// CHECK-NEXT: [9, 10, 0, 11, 11, 2],
// CHECK-NEXT: [20, 15, 11, 0, 6, 13],
// CHECK-NEXT: [20, 21, 11, 6, 0, 9],
// CHECK-NEXT: [11, 12, 2, 13, 9, 0]]
// CHECK-NEXT: exit status 0

// 99 where there is no way.
memref.global @ways : memref<6x6xi64> = dense<[
  [0, 7, 9, 99, 99, 14],
  [7, 0, 10, 15, 99, 99],
  [9, 10, 0, 11, 99, 2],
  [99, 15, 11, 0, 6, 99],
  [99, 99, 99, 6, 0, 9],
  [14, 99, 2, 99, 9, 0]]>
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @main() -> i32 {
  %w = memref.get_global @ways : memref<6x6xi64>
  affine.for %k = 0 to 6 {
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 6 {
        %a = affine.load %w[%i, %k] : memref<6x6xi64>
        %b = affine.load %w[%k, %j] : memref<6x6xi64>
        %c = affine.load %w[%i, %j] : memref<6x6xi64>
        %through = arith.addi %a, %b : i64
        %least = arith.minsi %through, %c : i64
        affine.store %least, %w[%i, %j] : memref<6x6xi64>
      }
    }
  }
  %u = memref.cast %w : memref<6x6xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
