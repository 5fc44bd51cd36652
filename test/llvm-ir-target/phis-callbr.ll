; The llvm dialect has no callbr. An import represents it in a form of
; Palindrome's own, with the operands of phis as those of any other terminator.
;
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s
; RUN: %runs 7 %s --entry=entry 7

; CHECK-LABEL: llvm.func @entry(
; CHECK: %[[HUNDRED:.*]] = llvm.mlir.constant(100 : i32)
; CHECK: "llvmx.terminator"(%arg0, %arg0, %[[HUNDRED]])[^[[NEXT:.*]], ^[[OTHER:.*]]] {{.*}}opcode = "callbr"
; CHECK: ^[[NEXT]](%{{.*}}: i32
; CHECK: ^[[OTHER]](%{{.*}}: i32
define i32 @entry(i32 %x) {
entry:
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %next [label %other]
next:
  %a = phi i32 [ %x, %entry ]
  br label %exit
other:
  %b = phi i32 [ 100, %entry ]
  br label %exit
exit:
  %r = phi i32 [ %a, %next ], [ %b, %other ]
  ret i32 %r
}
