// Structured ops on one picture: transpose, broadcast, reduce, map.
// RUN: %run4 %s | FileCheck %s

// CHECK: sizes = [3, 2]
// CHECK-NEXT: {{\[\[}}1, 4],
// CHECK-NEXT: [2, 5],
// CHECK-NEXT: [3, 6]]
// CHECK: sizes = [3]
// CHECK-NEXT: [5, 7, 9]
// CHECK: sizes = [2, 3]
// CHECK-NEXT: {{\[\[}}25, 49, 81],
// CHECK-NEXT: [25, 49, 81]]
// CHECK-NEXT: exit status 0

memref.global "private" constant @picture : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %a = memref.get_global @picture : memref<2x3xi32>
  %t = memref.alloca() : memref<3x2xi32>
  linalg.transpose ins(%a : memref<2x3xi32>) outs(%t : memref<3x2xi32>) permutation = [1, 0]
  %tu = memref.cast %t : memref<3x2xi32> to memref<*xi32>
  call @printMemrefI32(%tu) : (memref<*xi32>) -> ()

  %sums = memref.alloca() : memref<3xi32>
  linalg.fill ins(%zero : i32) outs(%sums : memref<3xi32>)
  linalg.reduce { arith.addi } ins(%a : memref<2x3xi32>) outs(%sums : memref<3xi32>) dimensions = [0]
  %su = memref.cast %sums : memref<3xi32> to memref<*xi32>
  call @printMemrefI32(%su) : (memref<*xi32>) -> ()

  %wide = memref.alloca() : memref<2x3xi32>
  linalg.broadcast ins(%sums : memref<3xi32>) outs(%wide : memref<2x3xi32>) dimensions = [0]
  linalg.map { arith.muli } ins(%wide, %wide : memref<2x3xi32>, memref<2x3xi32>)
                            outs(%wide : memref<2x3xi32>)
  %wu = memref.cast %wide : memref<2x3xi32> to memref<*xi32>
  call @printMemrefI32(%wu) : (memref<*xi32>) -> ()
  return %zero : i32
}
