// Atomic updates: of kinds and types for which LLVM has no instruction, and by
// regions that compute with floats, branch, call, or exchange.
// RUN: %run4 %s | FileCheck %s

// The numbers before each update.
// CHECK: 3
// CHECK-NEXT: 6
// CHECK-NEXT: 2
// CHECK-NEXT: 10
// CHECK-NEXT: 20
// CHECK-NEXT: 7
// CHECK-NEXT: 1.5
// CHECK-NEXT: 5
// CHECK-NEXT: 5
// CHECK-NEXT: 50
// CHECK-NEXT: 51
// And after all of them.
// CHECK-NEXT: 12
// CHECK-NEXT: 3
// CHECK-NEXT: 9
// CHECK-NEXT: 2.5
// CHECK-NEXT: 2551
// CHECK-NEXT: exit status 0

func.func @products(%m: memref<3xf32, strided<[-1], offset: 2>>, %h: memref<bf16>) {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %0 = memref.atomic_rmw mulf %two, %m[%c0] : (f32, memref<3xf32, strided<[-1], offset: 2>>) -> f32
  vector.print %0 : f32
  %1 = memref.generic_atomic_rmw %m[%c0] : memref<3xf32, strided<[-1], offset: 2>> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %two : f32
    memref.atomic_yield %new : f32
  }
  vector.print %1 : f32
  %three = arith.constant 3.0 : bf16
  %2 = memref.atomic_rmw maximumf %three, %h[] : (bf16, memref<bf16>) -> bf16
  %3 = arith.extf %2 : bf16 to f32
  vector.print %3 : f32
  return
}

// The square if the number is small, a constant if it is not.
func.func @branch(%m: memref<i32>) -> i32 {
  %n15 = arith.constant 15 : i32
  %n7 = arith.constant 7 : i32
  %0 = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    %small = arith.cmpi slt, %old, %n15 : i32
    %new = scf.if %small -> i32 {
      %double = arith.addi %old, %old : i32
      scf.yield %double : i32
    } else {
      scf.yield %n7 : i32
    }
    memref.atomic_yield %new : i32
  }
  return %0 : i32
}

func.func @main() -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3xf32>
  %h = memref.alloca() : memref<bf16>
  %v3 = arith.constant 3.0 : f32
  %v2 = arith.constant 2.0 : bf16
  memref.store %v3, %m[%c2] : memref<3xf32>
  memref.store %v2, %h[] : memref<bf16>
  %r = memref.reinterpret_cast %m to offset: [2], sizes: [3], strides: [-1] : memref<3xf32> to memref<3xf32, strided<[-1], offset: 2>>
  call @products(%r, %h) : (memref<3xf32, strided<[-1], offset: 2>>, memref<bf16>) -> ()

  %i = memref.alloca() : memref<i32>
  %n10 = arith.constant 10 : i32
  memref.store %n10, %i[] : memref<i32>
  %a = call @branch(%i) : (memref<i32>) -> i32
  vector.print %a : i32
  %b = call @branch(%i) : (memref<i32>) -> i32
  vector.print %b : i32
  // An exchange, by a value from outside of the region.
  %n9 = arith.constant 9 : i32
  %c = memref.generic_atomic_rmw %i[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %n9 : i32
  }
  vector.print %c : i32

  // 8 bits: a sum and a function of floats that LLVM does not have.
  %e = memref.alloca() : memref<f8E5M2>
  %e15 = arith.constant 1.5 : f8E5M2
  %e35 = arith.constant 3.5 : f8E5M2
  memref.store %e15, %e[] : memref<f8E5M2>
  %d = memref.atomic_rmw addf %e35, %e[] : (f8E5M2, memref<f8E5M2>) -> f8E5M2
  %d32 = arith.extf %d : f8E5M2 to f32
  vector.print %d32 : f32
  %f = memref.generic_atomic_rmw %e[] : memref<f8E5M2> {
  ^bb0(%old: f8E5M2):
    %new = math.absf %old : f8E5M2
    memref.atomic_yield %new : f8E5M2
  }
  %f32 = arith.extf %f : f8E5M2 to f32
  vector.print %f32 : f32
  %half = arith.constant 0.5 : f8E5M2
  %g = memref.generic_atomic_rmw %e[] : memref<f8E5M2> {
  ^bb0(%old: f8E5M2):
    %new = arith.mulf %old, %half : f8E5M2
    memref.atomic_yield %new : f8E5M2
  }
  %g32 = arith.extf %g : f8E5M2 to f32
  vector.print %g32 : f32

  %w = memref.alloca() : memref<i64>
  %n50 = arith.constant 50 : i64
  %n51 = arith.constant 51 : i64
  memref.store %n50, %w[] : memref<i64>
  %p = memref.atomic_rmw assign %n51, %w[] : (i64, memref<i64>) -> i64
  vector.print %p : i64
  %q = memref.atomic_rmw muli %n50, %w[] : (i64, memref<i64>) -> i64
  vector.print %q : i64
  %one = arith.constant 1 : i64
  %s = memref.atomic_rmw addi %one, %w[] : (i64, memref<i64>) -> i64

  %m1 = memref.load %m[%c2] : memref<3xf32>
  vector.print %m1 : f32
  %h1 = memref.load %h[] : memref<bf16>
  %h2 = arith.extf %h1 : bf16 to f32
  vector.print %h2 : f32
  %i1 = memref.load %i[] : memref<i32>
  vector.print %i1 : i32
  %e1 = memref.load %e[] : memref<f8E5M2>
  %e2 = arith.extf %e1 : f8E5M2 to f32
  vector.print %e2 : f32
  %w1 = memref.load %w[] : memref<i64>
  vector.print %w1 : i64
  %zero = arith.constant 0 : i32
  return %zero : i32
}
