; Symbols that only metadata names are erased, and leave references behind: they
; are null. Symbols that ops and carried constants name stay.
; RUN: palindrome import %s -o %t.mlir
; RUN: mlir-opt --mlir-print-debuginfo --symbol-privatize=exclude=keep --symbol-dce %t.mlir -o %t.opt.mlir
; RUN: palindrome export --warnings=all %t.opt.mlir -o %t.ll 2> %t.err
; RUN: FileCheck %s < %t.ll
; RUN: FileCheck --check-prefix=WARN %s < %t.err
; RUN: llvm-extract -S --func=keep %s | sed '/^!/d' > %t.before.ll
; RUN: llvm-extract -S --func=keep %t.ll | sed '/^!/d' > %t.after.ll
; RUN: palindrome diff %t.before.ll %t.after.ll

; CHECK-NOT: @erased
; CHECK: @named = internal global i32 1
; CHECK-NOT: @erased
; CHECK: define internal void @prefix()
; CHECK: define internal void @callee()
; CHECK-NOT: @erased
; CHECK: define void @keep() prefix ptr @prefix
; CHECK-NOT: @erased
; CHECK: !names = !{![[NODE:[0-9]+]]}
; CHECK: ![[NODE]] = !{null, ptr @named, null}

; WARN-COUNT-2: is dropped: it names a symbol that is not there
; WARN-NOT: error

@named = internal global i32 1
@erased.variable = internal global i32 2
@erased.alias = internal alias i32, ptr @erased.variable

define internal void @prefix() {
  ret void
}

define internal void @callee() {
  ret void
}

define internal void @erased.function() {
  call void @erased.other()
  ret void
}

define internal void @erased.other() {
  ret void
}

define void @keep() prefix ptr @prefix {
  %p = load i32, ptr getelementptr (i8, ptr @named, i64 0)
  call void @callee()
  ret void
}

!names = !{!0}
!0 = !{ptr @erased.function, ptr @named, ptr @erased.variable}
