// Globals of a module become global variables, with initial values as constants
// or by a region of ops that fold.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: %runs '{2, 4, 8}' %s --entry=entry
// RUN: %runs 104 %s --entry=letter 0

// LLVM: @table = private constant [4 x i32] [i32 1, i32 2, i32 4, i32 8]
// LLVM: @counter = global i32 1
// LLVM: @room = private global [2 x [3 x float]] undef
// LLVM: @elsewhere = external global [2 x double]
// LLVM: @aligned = global [2 x double] [double 1.000000e+00, double 1.000000e+00], align 64
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 4, 8]>
memref.global @counter : memref<i32> = dense<1>
memref.global "private" @room : memref<2x3xf32> = uninitialized
memref.global @elsewhere : memref<2xf64>
memref.global @aligned : memref<2xf64> = dense<1.0> {alignment = 64}

// LLVM: @text = internal constant [6 x i8] c"hello\00"
// LLVM: @end = global ptr getelementptr (i8, ptr @text, i32 5)
// LLVM: @local = internal thread_local unnamed_addr addrspace(1) global i8 7, section ".mine"
llvm.mlir.global internal constant @text("hello\00")
llvm.mlir.global external @end() : !llvm.ptr {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %q : !llvm.ptr
}
llvm.mlir.global internal thread_local unnamed_addr @local(7 : i8) {addr_space = 1 : i32, section = ".mine"} : i8

// MLIR-LABEL: llvm.func @next(
// MLIR: llvm.mlir.addressof @counter : !llvm.ptr
// LLVM-LABEL: define i32 @next()
// LLVM: getelementptr {{.*}}, ptr @table
func.func @next() -> i32 {
  %t = memref.get_global @table : memref<4xi32>
  %c = memref.get_global @counter : memref<i32>
  %n = memref.load %c[] : memref<i32>
  %i = arith.index_cast %n : i32 to index
  %x = memref.load %t[%i] : memref<4xi32>
  %one = arith.constant 1 : i32
  %m = arith.addi %n, %one : i32
  memref.store %m, %c[] : memref<i32>
  return %x : i32
}

func.func @entry() -> (i32, i32, i32) {
  %a = call @next() : () -> i32
  %b = call @next() : () -> i32
  %c = call @next() : () -> i32
  return %a, %b, %c : i32, i32, i32
}

func.func @letter(%i: i64) -> i8 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %q : !llvm.ptr -> i8
  return %x : i8
}
