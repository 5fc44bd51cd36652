// Constants whose attribute has other elements than their type: MLIR's exporter
// extends, truncates or reinterprets them, and so does this one.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome-translate --mlir-to-llvmir %s | FileCheck %s

// CHECK: @bits = constant [4 x i32] [i32 1, i32 0, i32 1, i32 1]
llvm.mlir.global constant @bits(dense<[true, false, true, true]> : vector<4xi1>) : !llvm.array<4 x i32>
// CHECK: @wide_bits = constant <2 x i64> <i64 1, i64 0>
llvm.mlir.global constant @wide_bits(dense<[true, false]> : tensor<2xi1>) : vector<2xi64>
// CHECK: @splat_bits = constant [2 x [2 x i8]] {{\[}}[2 x i8] c"\01\01", [2 x i8] c"\01\01"]
llvm.mlir.global constant @splat_bits(dense<true> : tensor<2x2xi1>) : !llvm.array<2 x array<2 x i8>>
// CHECK: @packed_bits = constant [8 x i1] [i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false]
llvm.mlir.global constant @packed_bits(dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>) : !llvm.array<8 x i1>
// CHECK: @nibbles = constant [2 x i16] [i16 1, i16 -2]
llvm.mlir.global constant @nibbles(dense<[1, -2]> : tensor<2xi4>) : !llvm.array<2 x i16>
// CHECK: @unsigned = constant [2 x i32] [i32 1, i32 200]
llvm.mlir.global constant @unsigned(dense<[1, 200]> : tensor<2xui8>) : !llvm.array<2 x i32>
// CHECK: @unsigned_splat = constant [2 x i32] [i32 200, i32 200]
llvm.mlir.global constant @unsigned_splat(dense<200> : tensor<2xui8>) : !llvm.array<2 x i32>
// CHECK: @narrow = constant [1 x <2 x i16>] [<2 x i16> <i16 1, i16 -1>]
llvm.mlir.global constant @narrow(dense<[[1, 65535]]> : tensor<1x2xi64>) : !llvm.array<1 x vector<2xi16>>
// CHECK: @index = constant [2 x i24] [i24 1, i24 -1]
llvm.mlir.global constant @index(dense<[1, -1]> : tensor<2xindex>) : !llvm.array<2 x i24>
// CHECK: @sparse = constant [3 x i32] [i32 0, i32 1, i32 0]
llvm.mlir.global constant @sparse(sparse<[[1]], [true]> : tensor<3xi1>) : !llvm.array<3 x i32>
// CHECK: @list = constant [3 x i32] [i32 1, i32 -2, i32 200]
llvm.mlir.global constant @list([true, -2 : i8, 200 : ui8]) : !llvm.array<3 x i32>
// CHECK: @floats = constant [2 x i32] [i32 1065353216, i32 1073741824]
llvm.mlir.global constant @floats(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x i32>
// CHECK: @float_rows = constant [1 x [2 x i32]] {{\[}}[2 x i32] [i32 1065353216, i32 1073741824]]
llvm.mlir.global constant @float_rows(dense<[[1.0, 2.0]]> : tensor<1x2xf32>) : !llvm.array<1 x array<2 x i32>>
// CHECK: @small = constant [2 x i4] [i4 2, i4 -6]
llvm.mlir.global constant @small(dense<[1.0, -1.0]> : tensor<2xf4E2M1FN>) : !llvm.array<2 x i4>
// CHECK: @complex = constant [1 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 -2 }]
llvm.mlir.global constant @complex(dense<[(1, -2)]> : tensor<1xcomplex<i8>>) : !llvm.array<1 x struct<(i32, i32)>>
// CHECK: @strings = constant [2 x [2 x i8]] {{\[}}[2 x i8] c"ab", [2 x i8] c"cd"]
llvm.mlir.global constant @strings(dense<["ab", "cd"]> : tensor<2x!llvm.array<2 x i8>>) : !llvm.array<2 x array<2 x i8>>

llvm.func @f() -> vector<2xi16> {
  // CHECK: ret <2 x i16> <i16 1, i16 0>
  %0 = llvm.mlir.constant(dense<[1, 0]> : vector<2xindex>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
