// Constants: integers of odd widths, floats of every type, vectors, arrays,
// complex structs, undef, poison, zero, addresses.

llvm.func @values(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(-4 : i3) : i3
  %2 = llvm.mlir.constant(170141183460469231731687303715884105727 : i129) : i129
  %3 = llvm.mlir.constant(0x7E01 : f16) : f16
  %4 = llvm.mlir.constant(0x7FC1 : bf16) : bf16
  %5 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
  %6 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  %7 = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi8>) : vector<4xi8>
  %8 = llvm.mlir.constant(dense<2.500000e+00> : vector<2xf64>) : vector<2xf64>
  %9 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  %10 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %11 = llvm.mlir.undef : !llvm.struct<(i8, ptr)>
  %12 = llvm.mlir.poison : vector<4xf32>
  %13 = llvm.mlir.zero : !llvm.ptr<3>
  %14 = llvm.mlir.addressof @values : !llvm.ptr
  %15 = llvm.mlir.none : !llvm.token
  llvm.store %0, %p : i1, !llvm.ptr
  llvm.store %1, %p : i3, !llvm.ptr
  llvm.store %2, %p : i129, !llvm.ptr
  llvm.store %3, %p : f16, !llvm.ptr
  llvm.store %4, %p : bf16, !llvm.ptr
  llvm.store %5, %p : f32, !llvm.ptr
  llvm.store %6, %p : f64, !llvm.ptr
  llvm.store %7, %p : vector<4xi8>, !llvm.ptr
  llvm.store %8, %p : vector<2xf64>, !llvm.ptr
  llvm.store %9, %p : vector<[4]xi32>, !llvm.ptr
  llvm.store %10, %p : !llvm.struct<(i32, f32)>, !llvm.ptr
  llvm.store %11, %p : !llvm.struct<(i8, ptr)>, !llvm.ptr
  llvm.store %12, %p : vector<4xf32>, !llvm.ptr
  llvm.store %13, %p : !llvm.ptr<3>, !llvm.ptr
  llvm.store %14, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
