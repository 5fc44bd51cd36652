// Heat in a rod: steps of a stencil between two buffers that change places, in tiles
// whose last one is not full.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1024, 0, 0, 0, 0, 0, 0, 0, 0, 1024 )
// CHECK-NEXT: ( 1024, 512, 0, 0, 0, 0, 0, 0, 512, 1024 )
// CHECK-NEXT: ( 1024, 512, 256, 0, 0, 0, 0, 256, 512, 1024 )
// CHECK-NEXT: ( 1024, 640, 256, 128, 0, 0, 128, 256, 640, 1024 )
// CHECK-NEXT: exit status 0

func.func @print(%m: memref<10xf64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %v = vector.transfer_read %m[%c0], %zero {in_bounds = [true]} : memref<10xf64>, vector<10xf64>
  vector.print %v : vector<10xf64>
  return
}

func.func @step(%from: memref<10xf64>, %to: memref<10xf64>) {
  %half = arith.constant 0.5 : f64
  affine.for %tile = 1 to 9 step 3 {
    affine.for %i = affine_map<(t) -> (t)>(%tile) to min affine_map<(t) -> (t + 3, 9)>(%tile) {
      %left = affine.load %from[%i - 1] : memref<10xf64>
      %right = affine.load %from[%i + 1] : memref<10xf64>
      %sum = arith.addf %left, %right : f64
      %mean = arith.mulf %sum, %half : f64
      affine.store %mean, %to[%i] : memref<10xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f64
  %hot = arith.constant 1024.0 : f64
  %a = memref.alloc() : memref<10xf64>
  %b = memref.alloc() : memref<10xf64>
  affine.parallel (%i) = (0) to (10) {
    affine.store %zero, %a[%i] : memref<10xf64>
    affine.store %zero, %b[%i] : memref<10xf64>
  }
  affine.for %i = 0 to 10 step 9 {
    affine.store %hot, %a[%i] : memref<10xf64>
    affine.store %hot, %b[%i] : memref<10xf64>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %last:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%from = %a, %to = %b)
      -> (memref<10xf64>, memref<10xf64>) {
    func.call @print(%from) : (memref<10xf64>) -> ()
    func.call @step(%from, %to) : (memref<10xf64>, memref<10xf64>) -> ()
    scf.yield %to, %from : memref<10xf64>, memref<10xf64>
  }
  call @print(%last#0) : (memref<10xf64>) -> ()
  memref.dealloc %a : memref<10xf64>
  memref.dealloc %b : memref<10xf64>
  %status = arith.constant 0 : i32
  return %status : i32
}
