// Dot products in vectors of four: a loop with a masked rest, a contraction, and a
// reduction in a given order.
// RUN: %run4 %s | FileCheck %s

// CHECK: 385
// CHECK-NEXT: 30
// CHECK-NEXT: ( 30, 70 )
// CHECK-NEXT: 24
// CHECK-NEXT: exit status 0

#vector = affine_map<(i) -> (i)>
#scalar = affine_map<(i) -> ()>
#matrix = affine_map<(i, k) -> (i, k)>
#inner = affine_map<(i, k) -> (k)>
#outer = affine_map<(i, k) -> (i)>

func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %n step %c4 iter_args(%s = %zero) -> f32 {
    // What is out of bounds is zero.
    %x = vector.transfer_read %a[%i], %zero : memref<?xf32>, vector<4xf32>
    %y = vector.transfer_read %b[%i], %zero : memref<?xf32>, vector<4xf32>
    %p = arith.mulf %x, %y : vector<4xf32>
    %t = vector.reduction <add>, %p, %s : vector<4xf32> into f32
    scf.yield %t : f32
  }
  return %sum : f32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc(%c10) : memref<?xf32>
  scf.for %i = %c0 to %c10 step %c1 {
    %next = arith.addi %i, %c1 : index
    %n = arith.index_cast %next : index to i32
    %x = arith.sitofp %n : i32 to f32
    memref.store %x, %a[%i] : memref<?xf32>
  }
  %all = call @dot(%a, %a) : (memref<?xf32>, memref<?xf32>) -> f32
  vector.print %all : f32

  %v = vector.transfer_read %a[%c0], %zero : memref<?xf32>, vector<4xf32>
  %d = vector.contract {indexing_maps = [#vector, #vector, #scalar],
                        iterator_types = ["reduction"], kind = #vector.kind<add>}
      %v, %v, %zero : vector<4xf32>, vector<4xf32> into f32
  vector.print %d : f32

  %m = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : vector<2x4xf32>
  %zeros = arith.constant dense<0.0> : vector<2xf32>
  %mv = vector.contract {indexing_maps = [#matrix, #inner, #outer],
                         iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
      %m, %v, %zeros : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  vector.print %mv : vector<2xf32>
  %product = vector.reduction <mul>, %v : vector<4xf32> into f32
  vector.print %product : f32
  memref.dealloc %a : memref<?xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
