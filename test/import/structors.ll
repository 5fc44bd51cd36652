; Lists of constructors and destructors that the ops of the dialect represent:
; also empty ones.
; RUN: split-file %s %t
; RUN: palindrome import %t/empty.ll | FileCheck %t/empty.ll --implicit-check-not="llvm.mlir.global "
; RUN: palindrome import %t/undefined.ll | FileCheck %t/undefined.ll
; RUN: palindrome verify %t

;--- empty.ll
; CHECK: llvm.mlir.global_ctors ctors = [], priorities = [], data = []
; CHECK: llvm.mlir.global_dtors dtors = [], priorities = [], data = []
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
;--- undefined.ll
; CHECK: llvm.mlir.global appending @llvm.global_ctors()
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] undef
