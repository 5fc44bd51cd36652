; Attributes of a callbr, which LLVM's verifier does not look at: on the result, on arguments,
; where no other call may have them, beside strings and function attributes.
define void @result() {
  callbr noundef void asm sideeffect "", "!i"()
    to label %next [label %other]
next:
  ret void
other:
  ret void
}

define void @argument(i1 %x) {
  callbr void asm "", "r,!i"(i1 swifterror zeroext signext %x) alwaysinline nounwind "a"="b"
    to label %next [label %other]
next:
  ret void
other:
  ret void
}
