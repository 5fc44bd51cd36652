// Types that the llvm dialect has, too, are kept.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t

// MLIR: llvm.func @scalars(i1, i7, i32, i128, bf16, f16, f32, f64, f80, f128)
// LLVM: declare void @scalars(i1, i7, i32, i128, bfloat, half, float, double, x86_fp80, fp128)
func.func private @scalars(i1, i7, i32, i128, bf16, f16, f32, f64, f80, f128)

// MLIR: llvm.func @vectors(vector<4xi32>, vector<[2]xf64>)
// LLVM: declare void @vectors(<4 x i32>, <vscale x 2 x double>)
func.func private @vectors(vector<4xi32>, vector<[2]xf64>)

// MLIR: llvm.func @ofTheDialect(!llvm.ptr, !llvm.ptr<3>, !llvm.array<2 x f32>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"named", (i32, ptr)>)
// LLVM: declare void @ofTheDialect(ptr, ptr addrspace(3), [2 x float], <{ i8, i32 }>, %named)
func.func private @ofTheDialect(!llvm.ptr, !llvm.ptr<3>, !llvm.array<2 x f32>,
                                !llvm.struct<packed (i8, i32)>,
                                !llvm.struct<"named", (i32, ptr)>)
