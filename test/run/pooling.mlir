// Pooling: the maximum and the sum of windows, and a product of three operands with a
// reduction, as linalg.generic.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( ( 5, 7 ), ( 13, 15 ) )
// CHECK-NEXT: ( ( 10, 18 ), ( 42, 50 ) )
// CHECK-NEXT: 420
// CHECK-NEXT: exit status 0

#in = affine_map<(i, j, k, l) -> (2 * i + k, 2 * j + l)>
#window = affine_map<(i, j, k, l) -> (k, l)>
#out = affine_map<(i, j, k, l) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#row1 = affine_map<(i) -> (i)>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %least = arith.constant -1000 : i32
  %picture = memref.alloca() : memref<4x4xi32>
  linalg.generic {indexing_maps = [#both], iterator_types = ["parallel", "parallel"]}
      outs(%picture : memref<4x4xi32>) {
    ^bb0(%x: i32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c4 = arith.constant 4 : index
      %row = arith.muli %i, %c4 : index
      %n = arith.addi %row, %j : index
      %y = arith.index_cast %n : index to i32
      linalg.yield %y : i32
  }
  // Its shape alone counts.
  %window = memref.alloca() : memref<2x2xi32>
  %max = memref.alloca() : memref<2x2xi32>
  linalg.fill ins(%least : i32) outs(%max : memref<2x2xi32>)
  linalg.generic {indexing_maps = [#in, #window, #out],
                  iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%picture, %window : memref<4x4xi32>, memref<2x2xi32>) outs(%max : memref<2x2xi32>) {
    ^bb0(%x: i32, %w: i32, %m: i32):
      %y = arith.maxsi %x, %m : i32
      linalg.yield %y : i32
  }
  %v = vector.transfer_read %max[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  vector.print %v : vector<2x2xi32>

  %sum = memref.alloca() : memref<1x2x2x1xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<1x2x2x1xi32>)
  %wide = memref.expand_shape %picture [[0, 1], [2, 3]] output_shape [1, 4, 4, 1]
      : memref<4x4xi32> into memref<1x4x4x1xi32>
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%wide, %window : memref<1x4x4x1xi32>, memref<2x2xi32>) outs(%sum : memref<1x2x2x1xi32>)
  %flat = memref.collapse_shape %sum [[0, 1], [2, 3]] : memref<1x2x2x1xi32> into memref<2x2xi32>
  %w = vector.transfer_read %flat[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  vector.print %w : vector<2x2xi32>

  // x^T A x for x = (0, 1, 2, 3).
  %x = memref.alloca() : memref<4xi32>
  linalg.generic {indexing_maps = [#row1], iterator_types = ["parallel"]} outs(%x : memref<4xi32>) {
    ^bb0(%o: i32):
      %i = linalg.index 0 : index
      %y = arith.index_cast %i : index to i32
      linalg.yield %y : i32
  }
  %form = memref.alloca() : memref<i32>
  memref.store %zero, %form[] : memref<i32>
  linalg.generic {indexing_maps = [#row, #both, #column, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x, %picture, %x : memref<4xi32>, memref<4x4xi32>, memref<4xi32>) outs(%form : memref<i32>) {
    ^bb0(%l: i32, %a: i32, %r: i32, %s: i32):
      %p = arith.muli %l, %a : i32
      %q = arith.muli %p, %r : i32
      %t = arith.addi %s, %q : i32
      linalg.yield %t : i32
  }
  %value = memref.load %form[] : memref<i32>
  vector.print %value : i32
  return %zero : i32
}
