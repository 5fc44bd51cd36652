// Floats of 8, 6 and 4 bits, which LLVM does not have: arithmetic, comparisons,
// functions, conversions to and from integers, vectors and memory of them.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 2.25, 8, 0.5, -1.5 )
// 2.375 is between 2.25 and 2.5, which is even.
// CHECK-NEXT: 2.5
// A remainder has the sign of the dividend.
// CHECK-NEXT: 2
// CHECK-NEXT: -2
// 3 + 3 is the greatest number of 4 bits, and 6 + 6 is not greater.
// CHECK-NEXT: 6
// CHECK-NEXT: 6
// CHECK-NEXT: ( 0, 0, 1, 0 )
// To integers and back: 1000 is nearest to 1024, and -4.5 is cut.
// CHECK-NEXT: 1024
// CHECK-NEXT: -5
// CHECK-NEXT: -4
// exp(1) = 2.72, sqrt(2) = 1.41.
// CHECK-NEXT: 2.75
// CHECK-NEXT: 1.375
// CHECK-NEXT: 1
// The sum of 8 numbers, and a matrix product with sums of f32.
// CHECK-NEXT: 36
// CHECK-NEXT: ( ( 7, 10 ), ( 15, 22 ) )
// CHECK-NEXT: exit status 0

func.func @print(%x: f8E4M3FN) {
  %y = arith.extf %x : f8E4M3FN to f32
  vector.print %y : f32
  return
}

func.func @main() -> i32 {
  %a = arith.constant dense<[1.125, 4.0, 0.25, -0.75]> : vector<4xf8E4M3FN>
  %two = arith.constant dense<2.0> : vector<4xf8E4M3FN>
  %double = arith.mulf %a, %two : vector<4xf8E4M3FN>
  %wide = arith.extf %double : vector<4xf8E4M3FN> to vector<4xf32>
  vector.print %wide : vector<4xf32>

  %first = vector.extract %double[0] : f8E4M3FN from vector<4xf8E4M3FN>
  %eighth = arith.constant 0.125 : f8E4M3FN
  %more = arith.addf %first, %eighth : f8E4M3FN
  %f32 = arith.extf %more : f8E4M3FN to f32
  %e5m2 = arith.truncf %f32 : f32 to f8E5M2
  %back = arith.extf %e5m2 : f8E5M2 to f32
  vector.print %back : f32

  %five = arith.constant 5.0 : f8E4M3FN
  %minus = arith.negf %five : f8E4M3FN
  %three = arith.constant 3.0 : f8E4M3FN
  %rem = arith.remf %five, %three : f8E4M3FN
  call @print(%rem) : (f8E4M3FN) -> ()
  %negative = arith.remf %minus, %three : f8E4M3FN
  call @print(%negative) : (f8E4M3FN) -> ()

  %three4 = arith.constant 3.0 : f4E2M1FN
  %six = arith.addf %three4, %three4 : f4E2M1FN
  %six32 = arith.extf %six : f4E2M1FN to f32
  vector.print %six32 : f32
  %most = arith.addf %six, %six : f4E2M1FN
  %most32 = arith.extf %most : f4E2M1FN to f32
  vector.print %most32 : f32

  %isLess = arith.cmpf olt, %a, %double : vector<4xf8E4M3FN>
  %isGreater = arith.cmpf ogt, %double, %two : vector<4xf8E4M3FN>
  %differ = arith.xori %isLess, %isGreater : vector<4xi1>
  %both = arith.extui %differ : vector<4xi1> to vector<4xi32>
  vector.print %both : vector<4xi32>

  %thousand = arith.constant 1000 : i32
  %rounded = arith.sitofp %thousand : i32 to f8E5M2
  %integer = arith.fptosi %rounded : f8E5M2 to i32
  vector.print %integer : i32
  %same = arith.fptosi %minus : f8E4M3FN to i64
  vector.print %same : i64
  %minusFour = arith.constant -4.5 : f6E3M2FN
  %towardZero = arith.fptosi %minusFour : f6E3M2FN to i8
  vector.print %towardZero : i8

  %one = arith.constant 1.0 : f8E4M3FN
  %exp = math.exp %one : f8E4M3FN
  call @print(%exp) : (f8E4M3FN) -> ()
  %twoAlone = vector.extract %two[0] : f8E4M3FN from vector<4xf8E4M3FN>
  %sqrt = math.sqrt %twoAlone : f8E4M3FN
  call @print(%sqrt) : (f8E4M3FN) -> ()
  %isNormal = math.isnormal %one : f8E4M3FN
  vector.print %isNormal : i1

  %eight = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xf8E4M3FN>
  %sum = vector.reduction <add>, %eight : vector<8xf8E4M3FN> into f8E4M3FN
  call @print(%sum) : (f8E4M3FN) -> ()

  %matrix = memref.alloc() : memref<2x2xf8E4M3FN>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %four = arith.constant 4.0 : f8E4M3FN
  memref.store %one, %matrix[%c0, %c0] : memref<2x2xf8E4M3FN>
  memref.store %twoAlone, %matrix[%c0, %c1] : memref<2x2xf8E4M3FN>
  memref.store %three, %matrix[%c1, %c0] : memref<2x2xf8E4M3FN>
  memref.store %four, %matrix[%c1, %c1] : memref<2x2xf8E4M3FN>
  %product = memref.alloc() : memref<2x2xf32>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%product : memref<2x2xf32>)
  linalg.matmul ins(%matrix, %matrix : memref<2x2xf8E4M3FN>, memref<2x2xf8E4M3FN>)
                outs(%product : memref<2x2xf32>)
  %result = vector.transfer_read %product[%c0, %c0], %zero : memref<2x2xf32>, vector<2x2xf32>
  vector.print %result : vector<2x2xf32>
  memref.dealloc %matrix : memref<2x2xf8E4M3FN>
  memref.dealloc %product : memref<2x2xf32>

  %status = arith.constant 0 : i32
  return %status : i32
}
