; What stops an import in the upstream form.
; RUN: not palindrome-translate --import-llvm --split-input-file %s 2>&1 | FileCheck %s

; CHECK: error: unreachable block 'dead' with address taken
define ptr @unreachable() {
  ret ptr blockaddress(@unreachable, %dead)
dead:
  ret ptr null
}

; // -----

; CHECK: error: unhandled constant: ptr ptrauth (ptr @p, i32 0) since ptrauth(...) is unsupported
; CHECK: error: unhandled global variable: @p = global ptr ptrauth (ptr @p, i32 0)
@p = global ptr ptrauth (ptr @p, i32 0)

; // -----

; CHECK: error: unhandled constant: ptr no_cfi @f since no_cfi is unsupported
@n = global ptr no_cfi @f
declare void @f()

; // -----

; CHECK: error: unhandled instruction: callbr void asm
define void @callbr() {
  callbr void asm "", "!i"() to label %a [label %a]
a:
  ret void
}

; // -----

; CHECK: error: invoke of inline assembly is not supported
declare i32 @personality(...)
define void @invoke() personality ptr @personality {
  invoke void asm sideeffect "", ""() to label %a unwind label %b
a:
  ret void
b:
  %pad = landingpad i32 cleanup
  ret void
}

; // -----

; CHECK: error: dereferenceable metadata operand must be a non-negative constant integer: !{{[0-9]+}} = !{i64 -4}
define ptr @dereferenceable(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
  ret ptr %v
}
!0 = !{i64 -4}

; // -----

; CHECK: error: unhandled global variable: @llvm.global_ctors
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]
