// A layer of a neural network on tensors: a product, a bias and a ReLU, bufferized.
// RUN: %run4 %s | FileCheck %s

// CHECK: sizes = [2, 3] strides = [3, 1]
// CHECK-NEXT: {{\[\[}}0, 4.5, 0],
// CHECK-NEXT: [0.5, 6.5, 0]]
// CHECK-NEXT: exit status 0

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

#rows = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j)>

func.func @layer(%x: tensor<?x2xf32>, %w: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x2xf32>
  %empty = tensor.empty(%n) : tensor<?x3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x3xf32>) -> tensor<?x3xf32>
  %product = linalg.matmul ins(%x, %w : tensor<?x2xf32>, tensor<2x3xf32>)
                           outs(%init : tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = linalg.generic {indexing_maps = [#columns, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<3xf32>) outs(%product : tensor<?x3xf32>) {
    ^bb0(%bias: f32, %p: f32):
      %sum = arith.addf %p, %bias : f32
      %r = arith.maximumf %sum, %zero : f32
      linalg.yield %r : f32
  } -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}

func.func @main() -> i32 {
  %x = arith.constant dense<[[1.0, 2.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %w = arith.constant dense<[[1.0, -1.0, -4.0], [0.0, 3.0, 0.5]]> : tensor<2x3xf32>
  %b = arith.constant dense<[-1.5, -0.5, 0.25]> : tensor<3xf32>
  %xd = tensor.cast %x : tensor<2x2xf32> to tensor<?x2xf32>
  %y = call @layer(%xd, %w, %b) : (tensor<?x2xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %u = tensor.cast %y : tensor<?x3xf32> to tensor<*xf32>
  call @printMemrefF32(%u) : (tensor<*xf32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
