// A C interface for a function with a memref as its result: the wrapper stores
// the descriptor through a pointer, which is its first parameter.
//
// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: %lowered functions.mlir > out
// RUN: FileCheck %s --check-prefix=MLIR < out
// RUN: FileCheck %s --check-prefix=LLVM < out
// RUN: palindrome export --lower functions.mlir -o functions.ll
// RUN: llvm-link -S functions.ll c.ll -o both.ll && %exits 42 lli both.ll

//--- functions.mlir
// MLIR-LABEL: llvm.func @_mlir_ciface_tail(
// MLIR-SAME: %[[RESULT:.*]]: !llvm.ptr, %[[P:.*]]: !llvm.ptr)
// MLIR: llvm.load %[[P]]
// MLIR: %[[D:.*]] = llvm.call @tail(
// MLIR: llvm.store %[[D]], %[[RESULT]]
// LLVM: define void @_mlir_ciface_tail(ptr %0, ptr %1)
// LLVM: load {{.*}}, ptr %1
// LLVM: %[[D:.*]] = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @tail(
// LLVM: store { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[D]], ptr %0
func.func @tail(%m: memref<?xi32>) -> memref<?xi32, strided<[1], offset: ?>>
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %rest = arith.subi %n, %c1 : index
  %t = memref.subview %m[%c1] [%rest] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  return %t : memref<?xi32, strided<[1], offset: ?>>
}

// Several results are one struct with the descriptors in it.
//
// MLIR: llvm.func @_mlir_ciface_both(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr)
// LLVM: define void @_mlir_ciface_both(ptr %0, ptr %1)
// LLVM: store { { ptr, ptr, i64 }, i32 } %{{.*}}, ptr %0
func.func @both(%m: memref<i32>) -> (memref<i32>, i32) attributes {llvm.emit_c_interface} {
  %x = memref.load %m[] : memref<i32>
  return %m, %x : memref<i32>, i32
}

//--- c.ll
; C's side: the element of the tail's offset, and its size: 39 + 3.
%struct.MemRef1 = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
@numbers = global [4 x i32] [i32 1, i32 39, i32 7, i32 9]
@m = global %struct.MemRef1 { ptr @numbers, ptr @numbers, i64 0, [1 x i64] [i64 4], [1 x i64] [i64 1] }
declare void @_mlir_ciface_tail(ptr, ptr)
define i32 @main() {
  %result = alloca %struct.MemRef1
  call void @_mlir_ciface_tail(ptr %result, ptr @m)
  %d = load %struct.MemRef1, ptr %result
  %data = extractvalue %struct.MemRef1 %d, 1
  %offset = extractvalue %struct.MemRef1 %d, 2
  %size = extractvalue %struct.MemRef1 %d, 3, 0
  %first = getelementptr i32, ptr %data, i64 %offset
  %x = load i32, ptr %first
  %n = trunc i64 %size to i32
  %r = add i32 %x, %n
  ret i32 %r
}
