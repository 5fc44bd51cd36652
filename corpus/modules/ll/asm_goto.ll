; callbr: assembly that may jump to labels.

target triple = "x86_64-pc-linux-gnu"

define i32 @jumps(i32 %x) {
entry:
  callbr void asm sideeffect "testl $0, $0; jne ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %x)
          to label %fall [label %label]

fall:
  %v = callbr i32 asm "movl $1, $0; jmp ${2:l}", "=r,r,!i,!i"(i32 %x) nounwind
          to label %done [label %label, label %other]

done:
  ret i32 %v

label:
  %p = phi i32 [ 1, %entry ], [ 2, %fall ]
  ret i32 %p

other:
  unreachable
}
