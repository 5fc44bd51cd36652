; LLVM IR comes back as the llvm dialect, all of it, and goes to LLVM IR again as it
; was.
;
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s
; RUN: palindrome-translate --import-llvm %s | FileCheck %s
; RUN: %runs 120 %s --entry=factorial 5

; CHECK-LABEL: llvm.func @factorial(
; CHECK: llvm.switch
; CHECK: llvm.call @factorial(
define i64 @factorial(i64 %n) {
entry:
  switch i64 %n, label %more [
    i64 0, label %done
    i64 1, label %done
  ]
more:
  %m = sub nuw nsw i64 %n, 1
  %f = call i64 @factorial(i64 %m)
  %p = mul i64 %n, %f
  br label %done
done:
  %r = phi i64 [ 1, %entry ], [ 1, %entry ], [ %p, %more ]
  ret i64 %r
}
