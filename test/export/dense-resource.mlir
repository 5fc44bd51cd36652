// Constants out of line: the bytes of the elements stand at the end of the file.
// RUN: split-file %s %t
// RUN: palindrome export %t/good.mlir | FileCheck %s
// RUN: palindrome verify --through=text %t/good.mlir
// RUN: palindrome-translate --mlir-to-llvmir %t/bad.mlir -split-input-file -verify-diagnostics
// RUN: not palindrome export %t/long.mlir 2>&1 | FileCheck %s --check-prefix=LONG

// CHECK: @array = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
// CHECK: @nested = global [2 x [2 x float]] {{\[}}[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] [float 3.000000e+00, float 4.000000e+00]]
// CHECK: @half = global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR4000]
// CHECK: @index = global [2 x i64] [i64 1, i64 2]
// CHECK: @none = global [0 x i32] zeroinitializer
// CHECK-LABEL: define <4 x i32> @f()
// CHECK: ret <4 x i32> <i32 1, i32 2, i32 3, i32 4>

//--- good.mlir
llvm.mlir.global external @array(dense_resource<numbers> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external @nested(dense_resource<floats> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global external @half(dense_resource<halves> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global external @index(dense_resource<indices> : tensor<2xindex>) : !llvm.array<2 x i64>
llvm.mlir.global external @none(dense_resource<nothing> : tensor<0xi32>) : !llvm.array<0 x i32>
llvm.func @f() -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense_resource<numbers> : vector<4xi32>) : vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

// The alignment of `numbers` is less than that of an i32, which is no error.
{-#
  dialect_resources: {
    builtin: {
      numbers: "0x0100000001000000020000000300000004000000",
      floats: "0x040000000000803F000000400000404000008040",
      halves: "0x02000000803F0040",
      indices: "0x0800000001000000000000000200000000000000",
      nothing: "0x04000000"
    }
  }
#-}

//--- bad.mlir
// expected-error@below {{resource does not exist}}
llvm.mlir.global external @missing(dense_resource<r> : tensor<4xi32>) : !llvm.array<4 x i32>

// -----

// expected-error@below {{raw data size does not match element type size}}
llvm.mlir.global external @short(dense_resource<r> : tensor<4xi32>) : !llvm.array<4 x i32>
{-# dialect_resources: { builtin: { r: "0x04000000010000000200000003000000" } } #-}

// -----

// expected-error@below {{raw data size does not match element type size}}
llvm.mlir.global external @other_width(dense_resource<r> : tensor<4xi16>) : !llvm.array<2 x i32>
{-# dialect_resources: { builtin: { r: "0x020000000100020003000400" } } #-}

// -----

// expected-error@below {{no known conversion for innermost element type}}
llvm.mlir.global external @complex(dense_resource<r> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(f32, f32)>>
{-# dialect_resources: { builtin: { r: "0x040000000000803F00000040" } } #-}

// -----

// expected-error@below {{no known conversion for innermost element type}}
llvm.mlir.global external @bits(dense_resource<r> : tensor<8xi1>) : !llvm.array<8 x i1>
{-# dialect_resources: { builtin: { r: "0x0100000001" } } #-}

// -----

// MLIR's exporter makes a module that does not verify.
// expected-error@below {{unsupported dense_resource type}}
llvm.mlir.global external @scalar(dense_resource<r> : tensor<1xi32>) : i32
{-# dialect_resources: { builtin: { r: "0x0400000001000000" } } #-}

//--- long.mlir
// LONG: long.mlir:2:1: error: raw data size does not match element type size
llvm.mlir.global external @long(dense_resource<r> : tensor<4xi32>) : !llvm.array<4 x i32>
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000030000000400000005000000" } } #-}
