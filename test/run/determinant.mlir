// The determinant and the inverse of a matrix by elimination, with exchanges of rows.
// RUN: %run4 %s | FileCheck %s

// CHECK: -4
// CHECK-NEXT: ( ( 1, 0, 0 ), ( 0, 1, 0 ), ( 0, 0, 1 ) )
// CHECK-NEXT: ( ( -0.25, 1, 0.25 ), ( 0.5, 0, -0.5 ), ( 0.25, 0, 0.25 ) )
// CHECK-NEXT: exit status 0

// The matrix and the unit beside it.
memref.global @matrix : memref<3x6xf64> = dense<[
  [0.0, 1.0, 2.0, 1.0, 0.0, 0.0],
  [1.0, 0.5, 0.0, 0.0, 1.0, 0.0],
  [0.0, -1.0, 2.0, 0.0, 0.0, 1.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %m = memref.get_global @matrix : memref<3x6xf64>
  %det = scf.for %k = %c0 to %c3 step %c1 iter_args(%d = %one) -> f64 {
    // The row with the largest element of the column.
    %r:2 = scf.for %i = %k to %c3 step %c1 iter_args(%best = %k, %most = %zero) -> (index, f64) {
      %x = memref.load %m[%i, %k] : memref<3x6xf64>
      %size = math.absf %x : f64
      %isMore = arith.cmpf ogt, %size, %most : f64
      %b = arith.select %isMore, %i, %best : index
      %n = arith.select %isMore, %size, %most : f64
      scf.yield %b, %n : index, f64
    }
    %isOther = arith.cmpi ne, %r#0, %k : index
    %sign = scf.if %isOther -> f64 {
      affine.for %j = 0 to 6 {
        %x = memref.load %m[%k, %j] : memref<3x6xf64>
        %y = memref.load %m[%r#0, %j] : memref<3x6xf64>
        memref.store %y, %m[%k, %j] : memref<3x6xf64>
        memref.store %x, %m[%r#0, %j] : memref<3x6xf64>
      }
      %minus = arith.negf %d : f64
      scf.yield %minus : f64
    } else {
      scf.yield %d : f64
    }
    %pivot = memref.load %m[%k, %k] : memref<3x6xf64>
    %next = arith.mulf %sign, %pivot : f64
    scf.for %j = %c0 to %c6 step %c1 {
      %x = memref.load %m[%k, %j] : memref<3x6xf64>
      %y = arith.divf %x, %pivot : f64
      memref.store %y, %m[%k, %j] : memref<3x6xf64>
    }
    scf.for %i = %c0 to %c3 step %c1 {
      %isSame = arith.cmpi eq, %i, %k : index
      scf.if %isSame {
      } else {
        %f = memref.load %m[%i, %k] : memref<3x6xf64>
        scf.for %j = %c0 to %c6 step %c1 {
          %x = memref.load %m[%i, %j] : memref<3x6xf64>
          %y = memref.load %m[%k, %j] : memref<3x6xf64>
          %p = arith.mulf %f, %y : f64
          %z = arith.subf %x, %p : f64
          // No negative zeros.
          %s = arith.addf %z, %zero : f64
          memref.store %s, %m[%i, %j] : memref<3x6xf64>
        }
      }
    }
    scf.yield %next : f64
  }
  vector.print %det : f64
  %v = vector.transfer_read %m[%c0, %c0], %zero {in_bounds = [true, true]} : memref<3x6xf64>, vector<3x3xf64>
  vector.print %v : vector<3x3xf64>
  %w = vector.transfer_read %m[%c0, %c3], %zero {in_bounds = [true, true]} : memref<3x6xf64>, vector<3x3xf64>
  vector.print %w : vector<3x3xf64>
  %status = arith.constant 0 : i32
  return %status : i32
}
