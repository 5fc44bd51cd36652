; What a module has besides its symbols: source file name, target strings,
; assembly, used lists, constructors, and the intrinsic globals.

source_filename = "odd \22name\22 with \5C and \E2\82\AC.c"
target datalayout = "E-p:32:32:32-i1:8:8-i8:8:8-f64:32:64-v128:128-a0:0:64-n32-S64"
target triple = "powerpc-unknown-linux-gnu-made-up"

module asm ".section .note, \22\22"
module asm "\09.byte 1"

@llvm.used = appending global [2 x ptr] [ptr @keep, ptr @also], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @also], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }, { i32, ptr, ptr } { i32 101, ptr @init, ptr @keep }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @fini, ptr null }]
@keep = internal global i32 1
@also = internal constant [2 x i8] c"x\00"

define internal void @init() {
  ret void
}

define internal void @fini() {
  ret void
}
