; LLVM prints an address for an unnamed type in a group of attributes, and for a
; node in an operand bundle: no print of this module is like another, and the
; graphs alone decide.
; RUN: palindrome verify %s --through memory
; RUN: palindrome verify %s --through text
; RUN: palindrome verify %s --through bytecode

%0 = type { i32 }

declare void @f() #0

define void @g() {
  call void @f() [ "x"(metadata !{i32 1}) ]
  ret void
}

attributes #0 = { preallocated(%0) }
