// The value attributes of llvm.mlir.constant other than single numbers.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

// CHECK: @complex = global [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float 4.000000e+00 }]
llvm.mlir.global @complex(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK: @nested = global [1 x [2 x <2 x float>]] {{\[}}[2 x <2 x float>] [<2 x float> <float 1.000000e+00, float 2.000000e+00>, <2 x float> <float 3.000000e+00, float 4.000000e+00>]]
llvm.mlir.global @nested(dense_resource<numbers> : tensor<1x2x2xf32>) : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK: @pairs = global [2 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }, { i32, i32 } { i32 3, i32 4 }]
llvm.mlir.global @pairs([[1 : i32, 2 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>

// CHECK-LABEL: define void @f(
llvm.func @f(%p: !llvm.ptr) {
  // CHECK: store <4 x i32> <i32 0, i32 7, i32 0, i32 0>, ptr
  %0 = llvm.mlir.constant(sparse<[[1]], [7]> : vector<4xi32>) : vector<4xi32>
  llvm.store %0, %p : vector<4xi32>, !llvm.ptr
  // CHECK: store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr
  %1 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi32>) : vector<4xi32>
  llvm.store %1, %p : vector<4xi32>, !llvm.ptr
  // MLIR stores an index in 64 bits.
  // CHECK: store <2 x i32> <i32 1, i32 -1>, ptr
  %3 = llvm.mlir.constant(dense<[1, -1]> : vector<2xindex>) : vector<2xi32>
  llvm.store %3, %p : vector<2xi32>, !llvm.ptr
  // CHECK: store <2 x i16> splat (i16 7), ptr
  %4 = llvm.mlir.constant(dense<7> : vector<2xindex>) : vector<2xi16>
  llvm.store %4, %p : vector<2xi16>, !llvm.ptr
  // CHECK: store i8 60, ptr
  %2 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  llvm.store %2, %p : i8, !llvm.ptr
  llvm.return
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x080000000000803F000000400000404000008040"
    }
  }
#-}
