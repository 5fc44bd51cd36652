; A module in the upstream form: its layout as dlti.dl_spec, the order of
; symbols, names where LLVM has none, and what is left out.
; RUN: palindrome-translate --import-llvm %s 2>&1 | FileCheck %s
; RUN: palindrome-translate --import-llvm --import-structs-as-literals %s 2>&1 | FileCheck %s --check-prefix=LITERAL

; CHECK: warning: unhandled data layout token: v64:64
target datalayout = "E-m:e-p:32:32-p5:16:16:32:8-i64:64-v64:64-n8:32-S128-A5-Fi8"
target triple = "some-triple"
module asm "one"
module asm "two"

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<
; CHECK-SAME: !llvm.ptr = dense<32> : vector<4xi64>
; CHECK-SAME: !llvm.ptr<5> = dense<[16, 16, 32, 8]> : vector<4xi64>
; CHECK-SAME: i64 = dense<64> : vector<2xi64>
; CHECK-SAME: f64 = dense<64> : vector<2xi64>
; CHECK-SAME: "dlti.endianness" = "big"
; CHECK-SAME: "dlti.mangling_mode" = "e"
; CHECK-SAME: "dlti.legal_int_widths" = array<i32: 8, 32>
; CHECK-SAME: "dlti.stack_alignment" = 128 : i64
; CHECK-SAME: "dlti.alloca_memory_space" = 5 : ui64
; CHECK-SAME: "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<8, function_dependent = false>
; CHECK-SAME: llvm.module_asm = ["one", "two"], llvm.target_triple = "some-triple"

; Unused comdats are left out.
; CHECK-NEXT: llvm.comdat @__llvm_global_comdat {
; CHECK-NEXT:   llvm.comdat_selector @second any
; CHECK-NEXT:   llvm.comdat_selector @first largest
; CHECK-NEXT: }
$unused = comdat any
$first = comdat largest
$second = comdat any

%0 = type { i32 }
%1 = type { %0, ptr }
%named = type opaque

; CHECK-NEXT: llvm.mlir.global external @second() comdat(@__llvm_global_comdat::@second) {addr_space = 0 : i32} : !llvm.struct<".1", (struct<"", (i32)>, ptr)> {
; LITERAL: llvm.mlir.global external @second() {{.*}} : !llvm.struct<(struct<(i32)>, ptr)>
@second = global %1 zeroinitializer, comdat
; CHECK: llvm.mlir.global private @mlir.llvm.nameless_global_0(1 : i32)
@0 = private global i32 1
; CHECK-NEXT: llvm.mlir.global external @attributes() {addr_space = 0 : i32, target_specific_attrs = ["bss-section"]} : i8
@attributes = external externally_initialized global i8 "bss-section"
; CHECK-NEXT: llvm.mlir.global_ctors ctors = [@f], priorities = [3 : i32], data = [#llvm.zero]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @f, ptr null }]
; CHECK-NEXT: llvm.mlir.alias external @alias
@alias = alias i32, ptr @0
; Of ifuncs, the last comes first.
; CHECK: llvm.mlir.ifunc external @j
; CHECK-NEXT: llvm.mlir.ifunc external @i
@i = ifunc void (), ptr @resolver
@j = ifunc void (), ptr @resolver

; CHECK-NEXT: llvm.linker_options ["-lm"]
; CHECK-NEXT: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
!llvm.linker.options = !{!0}
!0 = !{!"-lm"}
!llvm.module.flags = !{!1}
!1 = !{i32 1, !"wchar_size", i32 4}

; Intrinsics that have an op are not declared.
; CHECK-NEXT: llvm.func @f()
define void @f() comdat($first) {
  ret void
}
; CHECK-NOT: llvm.sin
declare float @llvm.sin.f32(float)
; CHECK: llvm.func @resolver
define ptr @resolver() {
  ret ptr null
}
; CHECK: llvm.func @llvm.unknown
declare void @llvm.unknown()
