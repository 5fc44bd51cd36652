// Ops on tensors: slices, padding, generation, concatenation, and a loop that carries a
// tensor.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( ( 0, 1, 4, 9 ), ( 1, 2, 5, 10 ), ( 4, 5, 8, 13 ) )
// CHECK-NEXT: ( ( 1, 5 ), ( 4, 8 ) )
// CHECK-NEXT: ( ( -1, -1, -1, -1 ), ( -1, 1, 5, -1 ), ( -1, 4, 8, -1 ) )
// CHECK-NEXT: ( ( 0, 1, 4, 9 ), ( 1, 7, 7, 10 ), ( 4, 7, 7, 13 ) )
// CHECK-NEXT: ( 1, 5, 4, 8, 7, 7, 7, 7 )
// CHECK-NEXT: ( 1, 1, 2, 3, 5, 8, 13, 21 )
// CHECK-NEXT: exit status 8

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  // i^2 + j^2
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %ii = arith.muli %i, %i : index
    %jj = arith.muli %j, %j : index
    %s = arith.addi %ii, %jj : index
    %x = arith.index_cast %s : index to i32
    tensor.yield %x : i32
  } : tensor<3x4xi32>
  %v0 = vector.transfer_read %t[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<3x4xi32>, vector<3x4xi32>
  vector.print %v0 : vector<3x4xi32>
  %slice = tensor.extract_slice %t[0, 1] [2, 2] [2, 1] : tensor<3x4xi32> to tensor<2x2xi32>
  %v1 = vector.transfer_read %slice[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<2x2xi32>, vector<2x2xi32>
  %first = vector.extract_strided_slice %v0 {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]}
      : vector<3x4xi32> to vector<1x2xi32>
  // Rows 0 and 2 at columns 1 and 2: (1, 4), (5, 8).
  %transposed = vector.transpose %v1, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  vector.print %transposed : vector<2x2xi32>

  %empty = tensor.empty() : tensor<2x2xi32>
  %square = vector.transfer_write %transposed, %empty[%c0, %c0] {in_bounds = [true, true]}
      : vector<2x2xi32>, tensor<2x2xi32>
  %minus = arith.constant -1 : i32
  %padded = tensor.pad %square low[1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %minus : i32
  } : tensor<2x2xi32> to tensor<3x4xi32>
  %v2 = vector.transfer_read %padded[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<3x4xi32>, vector<3x4xi32>
  vector.print %v2 : vector<3x4xi32>

  %seven = arith.constant 7 : i32
  %sevens = tensor.splat %seven : tensor<2x2xi32>
  %inserted = tensor.insert_slice %sevens into %t[1, 1] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<3x4xi32>
  %v3 = vector.transfer_read %inserted[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<3x4xi32>, vector<3x4xi32>
  vector.print %v3 : vector<3x4xi32>

  %flat0 = tensor.collapse_shape %square [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %flat1 = tensor.collapse_shape %sevens [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %both = tensor.empty() : tensor<8xi32>
  %both0 = tensor.insert_slice %flat0 into %both[0] [4] [1] : tensor<4xi32> into tensor<8xi32>
  %both1 = tensor.insert_slice %flat1 into %both0[4] [4] [1] : tensor<4xi32> into tensor<8xi32>
  %v4 = vector.transfer_read %both1[%c0], %zero {in_bounds = [true]} : tensor<8xi32>, vector<8xi32>
  vector.print %v4 : vector<8xi32>

  %one = arith.constant 1 : i32
  %begin = tensor.from_elements %one, %one, %zero, %zero, %zero, %zero, %zero, %zero : tensor<8xi32>
  %f = scf.for %i = %c2 to %c8 step %c1 iter_args(%a = %begin) -> tensor<8xi32> {
    %i1 = arith.subi %i, %c1 : index
    %i2 = arith.subi %i, %c2 : index
    %x = tensor.extract %a[%i1] : tensor<8xi32>
    %y = tensor.extract %a[%i2] : tensor<8xi32>
    %s = arith.addi %x, %y : i32
    %next = tensor.insert %s into %a[%i] : tensor<8xi32>
    scf.yield %next : tensor<8xi32>
  }
  %v5 = vector.transfer_read %f[%c0], %zero {in_bounds = [true]} : tensor<8xi32>, vector<8xi32>
  vector.print %v5 : vector<8xi32>
  %size = tensor.dim %f, %c0 : tensor<8xi32>
  %status = arith.index_cast %size : index to i32
  return %status : i32
}
