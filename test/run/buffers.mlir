// Tensors and memrefs of one program: a tensor is taken from a buffer, computed with, and
// materialized in another buffer, so that the first one does not change.
// RUN: %run4 %s | FileCheck %s

// CHECK: [1, 4, 9, 16]
// CHECK: [1, 2, 3, 4]
// CHECK: [10, 20, 30, 40]
// CHECK: exit status 30

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @squares(%from: memref<4xi32>, %to: memref<4xi32>) {
  %t = bufferization.to_tensor %from restrict : memref<4xi32> to tensor<4xi32>
  %s = arith.muli %t, %t : tensor<4xi32>
  bufferization.materialize_in_destination %s in restrict writable %to : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}

func.func @sum(%t: tensor<4xi32>) -> tensor<i32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %s = linalg.reduce { arith.addi } ins(%t : tensor<4xi32>) outs(%zero : tensor<i32>) dimensions = [0]
  return %s : tensor<i32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %from = memref.alloca() : memref<4xi32>
  %to = memref.alloca() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %n = arith.addi %i, %c1 : index
    %x = arith.index_cast %n : index to i32
    memref.store %x, %from[%i] : memref<4xi32>
  }
  call @squares(%from, %to) : (memref<4xi32>, memref<4xi32>) -> ()
  %u0 = memref.cast %to : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%u0) : (memref<*xi32>) -> ()
  %u1 = memref.cast %from : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%u1) : (memref<*xi32>) -> ()

  // A tensor that is allocated, filled, and read through a buffer.
  %ten = arith.constant 10 : i32
  %tens = bufferization.alloc_tensor() : tensor<4xi32>
  %filled = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%tens : tensor<4xi32>) {
    ^bb0(%x: i32):
      %i = linalg.index 0 : index
      %n = arith.addi %i, %c1 : index
      %n32 = arith.index_cast %n : index to i32
      %p = arith.muli %n32, %ten : i32
      linalg.yield %p : i32
  } -> tensor<4xi32>
  %b = bufferization.to_buffer %filled : tensor<4xi32> to memref<4xi32>
  %u2 = memref.cast %b : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%u2) : (memref<*xi32>) -> ()
  %t = bufferization.to_tensor %to restrict : memref<4xi32> to tensor<4xi32>
  %s = call @sum(%t) : (tensor<4xi32>) -> tensor<i32>
  %status = tensor.extract %s[] : tensor<i32>
  return %status : i32
}
