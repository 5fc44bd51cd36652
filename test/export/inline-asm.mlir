// Attributes of the operands of inline asm.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN < %t

// CHECK-LABEL: define void @f(
llvm.func @f(%p: !llvm.ptr) {
  // CHECK: call void asm sideeffect "foo $0", "*m"(ptr elementtype(i32) %0)
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32}] "foo $0", "*m" %p : (!llvm.ptr) -> ()
  // WARN: inline-asm.mlir:[[#@LINE+1]]:{{[0-9]+}}: warning: attribute 'unheard' is left out
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32, unheard}] "foo $0", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}
