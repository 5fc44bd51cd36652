// A complex number becomes a struct of its real and its imaginary part.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{11, 2}' %s --entry=entry

// MLIR: llvm.func @types(!llvm.struct<(f32, f32)>, !llvm.struct<(f64, f64)>, !llvm.struct<(i8, i8)>)
// LLVM: declare void @types({ float, float }, { double, double }, { i8, i8 })
func.func private @types(complex<f32>, complex<f64>, complex<i8>)

// The elements of a memref are converted by the same rule.
//
// MLIR-LABEL: llvm.func @product(
// MLIR: llvm.getelementptr {{.*}} -> !llvm.ptr, !llvm.struct<(f64, f64)>
// MLIR: %[[A:.*]] = llvm.load {{.*}} -> !llvm.struct<(f64, f64)>
// MLIR: llvm.extractvalue %[[A]][1]
// LLVM-LABEL: define { double, double } @product(
// LLVM: load { double, double }, ptr
// LLVM: insertvalue { double, double } {{.*}}, 1
func.func @product(%m: memref<2xcomplex<f64>>) -> complex<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<2xcomplex<f64>>
  %b = memref.load %m[%c1] : memref<2xcomplex<f64>>
  %c = complex.mul %a, %b : complex<f64>
  return %c : complex<f64>
}

// (1 + 2i) (3 - 4i) = 11 + 2i
func.func @entry() -> (f64, f64) {
  %m = memref.alloca() : memref<2xcomplex<f64>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = complex.constant [1.0, 2.0] : complex<f64>
  %b = complex.constant [3.0, -4.0] : complex<f64>
  memref.store %a, %m[%c0] : memref<2xcomplex<f64>>
  memref.store %b, %m[%c1] : memref<2xcomplex<f64>>
  %c = call @product(%m) : (memref<2xcomplex<f64>>) -> complex<f64>
  %re = complex.re %c : complex<f64>
  %im = complex.im %c : complex<f64>
  return %re, %im : f64, f64
}
