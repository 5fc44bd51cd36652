; Blocks in the upstream form: in LLVM's order, without those that are not
; reached; an invoke whose result goes to a phi gets a block for that.
; RUN: palindrome-translate --import-llvm --emit-expensive-warnings %s 2>&1 | FileCheck %s

; CHECK: warning: dropped instruction: call void @llvm.unknown(i32 1)
; CHECK: warning: unhandled metadata: !{{[0-9]+}} = !{!"VP", i32 0, i64 5, i64 3, i64 5} on call void %p(), !prof

declare i32 @personality(...)
declare i32 @callee()
declare void @llvm.unknown(i32)

; The call in the last block is translated before its use in the middle one.
; CHECK-LABEL: llvm.func @order
define i32 @order(i1 %c) {
entry:
  br label %last

; CHECK: ^bb1:
middle:
; CHECK-NEXT: llvm.return %[[V:.+]] : i32
  ret i32 %v

; CHECK-NOT: llvm.unreachable
dead:
  unreachable

; CHECK: ^bb2:
; CHECK-NEXT: %[[V]] = llvm.call @callee()
last:
  %v = call i32 @callee()
  br label %middle
}

; CHECK-LABEL: llvm.func @edge
define i32 @edge() personality ptr @personality {
; CHECK: %[[R:.+]] = llvm.invoke @callee() to ^bb1 unwind ^bb3
  %r = invoke i32 @callee() to label %normal unwind label %unwind
; CHECK: ^bb1:
; CHECK-NEXT: llvm.br ^bb2(%[[R]] : i32)
; CHECK: ^bb2(%[[P:.+]]: i32):
normal:
  %p = phi i32 [ %r, %0 ]
  ret i32 %p
unwind:
  %pad = landingpad i32 cleanup
  resume i32 %pad
}

; CHECK-LABEL: llvm.func @tags
define ptr @tags(ptr %p) {
; CHECK: llvm.blockaddress <function = @tags, tag = <id = 1>>
  indirectbr ptr %p, [label %a]
; CHECK: ^bb1:
; CHECK-NEXT: llvm.blocktag <id = 1>
a:
  ret ptr blockaddress(@tags, %a)
}

; CHECK-LABEL: llvm.func @dropped
define void @dropped(ptr %p) {
; CHECK: llvm.call_intrinsic "llvm.unknown"
  call void @llvm.unknown(i32 1)
  call void %p(), !prof !0
  ret void
}

!0 = !{!"VP", i32 0, i64 5, i64 3, i64 5}
