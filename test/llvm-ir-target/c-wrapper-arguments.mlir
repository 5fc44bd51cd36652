// A C interface for a function that is defined: `_mlir_ciface_` and its name
// takes pointers to descriptors, loads and unpacks them, and calls the function.
//
// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: %lowered functions.mlir > out
// RUN: FileCheck %s --check-prefix=MLIR < out
// RUN: FileCheck %s --check-prefix=LLVM < out
// RUN: palindrome export --lower functions.mlir -o functions.ll
// RUN: llvm-link -S functions.ll c.ll -o both.ll && %exits 25 lli both.ll

//--- functions.mlir

// Without a result.
//
// MLIR-LABEL: llvm.func @_mlir_ciface_double(
// MLIR-SAME: %[[P:.*]]: !llvm.ptr)
// MLIR-NEXT: %[[D:.*]] = llvm.load %[[P]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// MLIR: llvm.extractvalue %[[D]][0]
// MLIR: llvm.extractvalue %[[D]][3, 1]
// MLIR: llvm.call @double(
// MLIR-NEXT: llvm.return
// MLIR-NEXT: }
// LLVM: define void @double(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
// LLVM: define void @_mlir_ciface_double(ptr %0)
// LLVM: load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr %0
// LLVM: call void @double(
// LLVM-NEXT: ret void
func.func @double(%m: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0, %c0] : memref<?x?xi32>
  %y = arith.addi %x, %x : i32
  memref.store %y, %m[%c0, %c0] : memref<?x?xi32>
  return
}

// With arguments of all kinds: only memrefs change.
//
// MLIR: llvm.func @_mlir_ciface_read(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.struct<(f32, f32)>) -> i32
// LLVM: define i32 @_mlir_ciface_read(ptr %0, i64 %1, ptr %2, { float, float } %3)
func.func @read(%m: memref<?xi32>, %i: index, %u: memref<*xi32>, %c: complex<f32>) -> i32
    attributes {llvm.emit_c_interface} {
  %x = memref.load %m[%i] : memref<?xi32>
  return %x : i32
}

// Without the attribute there is none.
//
// LLVM: define i32 @without(
// LLVM-NOT: _mlir_ciface_without
func.func @without(%m: memref<i32>) -> i32 {
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- c.ll
; C's side: 5 + 7 + 13.
%struct.MemRef1 = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
@numbers = global [6 x i32] [i32 3, i32 5, i32 7, i32 9, i32 11, i32 13]
@m = global %struct.MemRef1 { ptr @numbers, ptr @numbers, i64 0, [1 x i64] [i64 6], [1 x i64] [i64 1] }
@unranked = global { i64, ptr } { i64 1, ptr @m }
declare i32 @_mlir_ciface_read(ptr, i64, ptr, { float, float })
define i32 @main() {
  %a = call i32 @_mlir_ciface_read(ptr @m, i64 1, ptr @unranked, { float, float } { float 0.0, float 0.0 })
  %b = call i32 @_mlir_ciface_read(ptr @m, i64 2, ptr @unranked, { float, float } { float 0.0, float 0.0 })
  %c = call i32 @_mlir_ciface_read(ptr @m, i64 5, ptr @unranked, { float, float } { float 0.0, float 0.0 })
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
