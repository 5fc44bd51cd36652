// The product of two matrices by linalg, on memrefs, and by loops.
// RUN: %run4 %s | FileCheck %s

// CHECK: sizes = [2, 4] strides = [4, 1]
// CHECK-NEXT: {{\[\[}}38, 44, 50, 56],
// CHECK-NEXT: [83, 98, 113, 128]]
// CHECK-NEXT: 0
// CHECK-NEXT: exit status 0

memref.global "private" constant @left : memref<2x3xf32> =
    dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global "private" constant @right : memref<3x4xf32> =
    dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]>
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @multiply(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %inner = memref.dim %a, %c1 : memref<?x?xf32>
  %columns = memref.dim %b, %c1 : memref<?x?xf32>
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %sum = scf.for %k = %c0 to %inner step %c1 iter_args(%s = %zero) -> f32 {
        %x = memref.load %a[%i, %k] : memref<?x?xf32>
        %y = memref.load %b[%k, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %t = arith.addf %s, %p : f32
        scf.yield %t : f32
      }
      memref.store %sum, %c[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.get_global @left : memref<2x3xf32>
  %b = memref.get_global @right : memref<3x4xf32>
  %c = memref.alloc() : memref<2x4xf32>
  %d = memref.alloc() : memref<2x4xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<2x4xf32>)
  linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<3x4xf32>) outs(%c : memref<2x4xf32>)
  %u = memref.cast %c : memref<2x4xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()

  %ad = memref.cast %a : memref<2x3xf32> to memref<?x?xf32>
  %bd = memref.cast %b : memref<3x4xf32> to memref<?x?xf32>
  %dd = memref.cast %d : memref<2x4xf32> to memref<?x?xf32>
  call @multiply(%ad, %bd, %dd) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %none = arith.constant 0 : i32
  %wrong = scf.for %i = %c0 to %c2 step %c1 iter_args(%n = %none) -> i32 {
    %row = scf.for %j = %c0 to %c4 step %c1 iter_args(%m = %n) -> i32 {
      %x = memref.load %c[%i, %j] : memref<2x4xf32>
      %y = memref.load %d[%i, %j] : memref<2x4xf32>
      %differ = arith.cmpf une, %x, %y : f32
      %one = arith.extui %differ : i1 to i32
      %next = arith.addi %m, %one : i32
      scf.yield %next : i32
    }
    scf.yield %row : i32
  }
  vector.print %wrong : i32
  memref.dealloc %c : memref<2x4xf32>
  memref.dealloc %d : memref<2x4xf32>
  return %wrong : i32
}
