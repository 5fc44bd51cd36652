// Conversion is progressive: a module may have been converted in part. Values
// that are converted on one side only are cast, and the casts go away when the
// rest is converted. So each pass may run by itself, or all as one step.
//
// RUN: mlir-opt --finalize-memref-to-llvm %s -o %t.half && FileCheck %s --check-prefix=HALF < %t.half
// RUN: %lowered %t.half > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: palindrome export --lower %s -o %t.ll
// RUN: palindrome export --lower %t.half | diff - %t.ll
// RUN: %runs 3.5 %s --entry=sum '[1.5, 2]' 0 1

// HALF-LABEL: func.func @sum(
// HALF: builtin.unrealized_conversion_cast %{{.*}} : memref<2xf32> to !llvm.struct
// HALF: llvm.load
// HALF: arith.addf
// MLIR-LABEL: llvm.func @sum(
// MLIR-NOT: builtin.unrealized_conversion_cast
func.func @sum(%m: memref<2xf32>, %i: index, %j: index) -> f32 {
  %x = memref.load %m[%i] : memref<2xf32>
  %y = memref.load %m[%j] : memref<2xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
