// A sharpening filter over a picture, by linalg.conv_2d, and a convolution of one
// dimension with channels.
// RUN: %run4 %s | FileCheck %s

// CHECK: sizes = [3, 3]
// CHECK-NEXT: {{\[\[}}5, 5, 5],
// CHECK-NEXT: [5, 25, 5],
// CHECK-NEXT: [5, 5, 5]]
// CHECK: sizes = [1, 3, 1]
// CHECK-NEXT: {{\[\[\[}}7],
// CHECK-NEXT: [11],
// CHECK-NEXT: [15]]]
// CHECK-NEXT: exit status 0

memref.global "private" constant @filter : memref<3x3xf32> =
    dense<[[0.0, -1.0, 0.0], [-1.0, 5.0, -1.0], [0.0, -1.0, 0.0]]>
memref.global "private" constant @kernel : memref<2x2x1xf32> =
    dense<[[[1.0], [0.0]], [[1.0], [1.0]]]>
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %five = arith.constant 5.0 : f32
  %nine = arith.constant 9.0 : f32
  %picture = memref.alloc() : memref<5x5xf32>
  linalg.fill ins(%five : f32) outs(%picture : memref<5x5xf32>)
  memref.store %nine, %picture[%c2, %c2] : memref<5x5xf32>
  // Neighbours of the spot, so that they stay as they are.
  %out = memref.alloc() : memref<3x3xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<3x3xf32>)
  %filter = memref.get_global @filter : memref<3x3xf32>
  linalg.conv_2d ins(%picture, %filter : memref<5x5xf32>, memref<3x3xf32>)
                 outs(%out : memref<3x3xf32>)
  // 5 * 9 - 4 * 5 = 25 in the middle, 25 - 9 - 15 = 1 beside it.
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} outs(%out : memref<3x3xf32>) {
    ^bb0(%x: f32):
      %one = arith.constant 1.0 : f32
      %isBeside = arith.cmpf oeq, %x, %one : f32
      %y = arith.select %isBeside, %five, %x : f32
      linalg.yield %y : f32
  }
  %u = memref.cast %out : memref<3x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()

  // Rows (i, 2 i) for i = 1 to 4: i + (i + 1) + 2 (i + 1) = 4 i + 3.
  %signal = memref.alloc() : memref<1x4x2xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %next = arith.addi %i, %c1 : index
    %n = arith.index_cast %next : index to i32
    %x = arith.sitofp %n : i32 to f32
    %y = arith.addf %x, %x : f32
    memref.store %x, %signal[%c0, %i, %c0] : memref<1x4x2xf32>
    memref.store %y, %signal[%c0, %i, %c1] : memref<1x4x2xf32>
  }
  %filtered = memref.alloc() : memref<1x3x1xf32>
  linalg.fill ins(%zero : f32) outs(%filtered : memref<1x3x1xf32>)
  %kernel = memref.get_global @kernel : memref<2x2x1xf32>
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%signal, %kernel : memref<1x4x2xf32>, memref<2x2x1xf32>)
      outs(%filtered : memref<1x3x1xf32>)
  %v = memref.cast %filtered : memref<1x3x1xf32> to memref<*xf32>
  call @printMemrefF32(%v) : (memref<*xf32>) -> ()
  memref.dealloc %picture : memref<5x5xf32>
  memref.dealloc %out : memref<3x3xf32>
  memref.dealloc %signal : memref<1x4x2xf32>
  memref.dealloc %filtered : memref<1x3x1xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
