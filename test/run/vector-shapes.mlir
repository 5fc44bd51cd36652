// Vectors of several dimensions: reductions along one, steps, transposes, slices.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 10, 26, 42 )
// CHECK-NEXT: ( 9, 10, 11, 12 )
// CHECK-NEXT: ( ( 0, 2, 6, 12 ), ( 0, 6, 14, 24 ), ( 0, 10, 22, 36 ) )
// CHECK-NEXT: ( ( 1, 5, 9 ), ( 2, 6, 10 ), ( 3, 7, 11 ), ( 4, 8, 12 ) )
// CHECK-NEXT: ( ( 6, 7 ), ( 10, 11 ) )
// CHECK-NEXT: ( 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 )
// CHECK-NEXT: ( ( 1, 2, 3, 4 ), ( 5, 0, 0, 8 ), ( 9, 0, 0, 12 ) )
// CHECK-NEXT: ( ( 2, 4 ), ( 3, 6 ), ( 4, 8 ) )
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  %m = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : vector<3x4xi32>
  %zero3 = arith.constant dense<0> : vector<3xi32>
  %least4 = arith.constant dense<-100> : vector<4xi32>
  %sums = vector.multi_reduction <add>, %m, %zero3 [1] : vector<3x4xi32> to vector<3xi32>
  vector.print %sums : vector<3xi32>
  %greatest = vector.multi_reduction <maxsi>, %m, %least4 [0] : vector<3x4xi32> to vector<4xi32>
  vector.print %greatest : vector<4xi32>
  %steps = vector.step : vector<4xindex>
  %places = arith.index_cast %steps : vector<4xindex> to vector<4xi32>
  %all = vector.broadcast %places : vector<4xi32> to vector<3x4xi32>
  %products = arith.muli %m, %all : vector<3x4xi32>
  vector.print %products : vector<3x4xi32>
  %t = vector.transpose %m, [1, 0] : vector<3x4xi32> to vector<4x3xi32>
  vector.print %t : vector<4x3xi32>
  %slice = vector.extract_strided_slice %m {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
      : vector<3x4xi32> to vector<2x2xi32>
  vector.print %slice : vector<2x2xi32>

  %flat = vector.shape_cast %m : vector<3x4xi32> to vector<12xi32>
  %reversed = vector.shuffle %flat, %flat [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
      : vector<12xi32>, vector<12xi32>
  vector.print %reversed : vector<12xi32>
  %zeros = arith.constant dense<0> : vector<2x2xi32>
  %hole = vector.insert_strided_slice %zeros, %m {offsets = [1, 1], strides = [1, 1]}
      : vector<2x2xi32> into vector<3x4xi32>
  vector.print %hole : vector<3x4xi32>

  %a = arith.constant dense<[2, 3, 4]> : vector<3xi32>
  %b = arith.constant dense<[1, 2]> : vector<2xi32>
  %outer = vector.outerproduct %a, %b : vector<3xi32>, vector<2xi32>
  vector.print %outer : vector<3x2xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
