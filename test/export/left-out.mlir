// Each attribute that LLVM IR cannot represent is dropped, with one warning.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN < %t

// WARN: warning: attribute 'llvm.unheard' is left out
// WARN: warning: 'llvm.func' op in @f: attribute 'llvm.unknown' is dropped
// WARN: warning: attribute 'plain' is left out
// WARN-NOT: 'plain'
// WARN: warning: its attribute llvm.of_module is left out
// WARN-NOT: warning
module attributes {llvm.of_module} {
  // CHECK: define void @f(ptr %0) {
  llvm.func @f(%p: !llvm.ptr {llvm.unknown}) attributes {llvm.unheard} {
    // CHECK: load i32, ptr %0, align 4{{$}}
    %0 = llvm.load %p {plain} : !llvm.ptr -> i32
    llvm.store %0, %p {plain} : i32, !llvm.ptr
    llvm.return
  }
}
