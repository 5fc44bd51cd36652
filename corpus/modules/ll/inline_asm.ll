; Inline assembly: constraints, dialects, side effects, indirect operands,
; elementtype, module-level assembly.

target triple = "x86_64-pc-linux-gnu"

module asm ".globl answer"
module asm "answer: .long 42 # \22quoted\22 \\ and a tab \09"
module asm ""

define i32 @forms(i32 %x, ptr %p) {
  call void asm "", ""()
  call void asm sideeffect "nop", ""()
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  %a = call i32 asm "movl $1, $0", "=r,r"(i32 %x)
  %b = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r,~{flags}"(i32 %a) nounwind
  %c = call i32 asm alignstack "bswap $0", "=r,0"(i32 %b) memory(none)
  %d = call { i32, i32 } asm sideeffect alignstack inteldialect "xchg $0, $1", "=r,=&r,0,1,~{cc}"(i32 %a, i32 %b)
  call void asm "incl $0", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  call void asm sideeffect "int $$3", "i,{ax}"(i32 5, i16 7), !srcloc !0
  %e = call <4 x float> asm "addps $1, $0", "=x,x,0"(<4 x float> zeroinitializer, <4 x float> undef)
  %f = call ptr asm "lea ${1:P}, $0", "=r,X"(ptr @forms)
  %g = tail call i64 asm "\09line one\0A\09line \22two\22\00", "=r,~{r8}"() #0
  ret i32 %c
}

attributes #0 = { nounwind memory(read) }

!0 = !{i64 1234, i64 5678}
