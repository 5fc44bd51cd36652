; The element types of indirect operands are attributes of the op, the other
; attributes of operands are carried beside them.
; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome verify %s

; CHECK-LABEL: @types
; CHECK: operand_attrs = [{}, {elementtype = vector<16xi32>}] "x $0, $1, $2"
; CHECK-NOT: llvmx.arg_attrs
define i32 @types(ptr %p) {
  %1 = call i32 asm "x $0, $1, $2", "=r,r,*m"(i32 1, ptr elementtype(<16 x i32>) %p)
  ret i32 %1
}

; CHECK-LABEL: @others
; CHECK: operand_attrs = [{elementtype = i64}, {}] {llvmx.arg_attrs = [{llvm.noundef}, {llvm.align = 8 : i64}]} "x $0, $1"
; CHECK: att {llvmx.arg_attrs = [{llvm.noundef}]} "x $0"
define void @others(ptr %p) {
  call void asm "x $0, $1", "=*m,r"(ptr noundef elementtype(i64) %p, ptr align 8 %p)
  call void asm "x $0", "r"(ptr noundef %p)
  ret void
}
