; Constants in the upstream form: numbers are attributes, the rest is built at
; the start of the body, each part once and before its whole.
; RUN: palindrome-translate --import-llvm %s | FileCheck %s

; CHECK: llvm.mlir.global external @numbers(dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi16>)
@numbers = global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]

; CHECK: llvm.mlir.global external @splat(dense<7> : vector<4xi32>)
@splat = global <4 x i32> splat (i32 7)

; CHECK: llvm.mlir.global external @text("hi\00")
@text = global [3 x i8] c"hi\00"

; CHECK: llvm.mlir.global external @wide(3.500000e+00 : f128) {{.*}} : !llvm.ppc_fp128
@wide = global ppc_fp128 0xM400C0000000000000000000000000000

; The last part comes first.
; CHECK: llvm.mlir.global external @pair() {{.*}} {
; CHECK-NEXT: %[[P:.+]] = llvm.mlir.addressof @numbers
; CHECK-NEXT: %[[I:.+]] = llvm.mlir.constant(5 : i32)
; CHECK-NEXT: %[[U:.+]] = llvm.mlir.undef
; CHECK-NEXT: %[[A:.+]] = llvm.insertvalue %[[I]], %[[U]][0]
; CHECK-NEXT: %[[B:.+]] = llvm.insertvalue %[[P]], %[[A]][1]
; CHECK-NEXT: llvm.return %[[B]]
@pair = global { i32, ptr } { i32 5, ptr @numbers }

; CHECK-LABEL: llvm.func @body
; CHECK-SAME: (%[[ARG:.+]]: !llvm.ptr)
define void @body(ptr %p) {
  ; CHECK-NEXT: %[[TWO:.+]] = llvm.mlir.constant(2 : i64) : i64
  ; CHECK-NEXT: %[[TEXT:.+]] = llvm.mlir.addressof @text
  ; CHECK-NEXT: %[[GEP:.+]] = llvm.getelementptr inbounds %[[TEXT]][%[[TWO]]]
  ; CHECK-NEXT: %[[ZERO:.+]] = llvm.mlir.constant(0 : i8) : i8
  ; CHECK-NEXT: %[[NULL:.+]] = llvm.mlir.zero : !llvm.ptr
  ; CHECK-NEXT: %[[STRUCT:.+]] = llvm.mlir.zero : !llvm.struct<(ptr, i8)>
  ; CHECK-NEXT: llvm.store %[[GEP]], %[[ARG]]
  store ptr getelementptr inbounds (i8, ptr @text, i64 2), ptr %p
  ; CHECK-NEXT: llvm.store %[[STRUCT]], %[[ARG]]
  store { ptr, i8 } zeroinitializer, ptr %p
  ; CHECK-NEXT: llvm.store %[[TWO]], %[[ARG]]
  store i64 2, ptr %p
  ret void
}

; An attribute that an op takes from an operand has an op beside it.
; CHECK-LABEL: llvm.func @immediate
; CHECK: llvm.mlir.constant(2 : i32)
; CHECK: llvm.intr.matrix.column.major.load {{.*}} {columns = 2 : i32, isVolatile = false, rows = 2 : i32}
define <4 x float> @immediate(ptr %p) {
  %m = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 2, i1 false, i32 2, i32 2)
  ret <4 x float> %m
}
