; title = "InstSimplify folds a pointer plus half of a difference, shifted without `exact`, to the other pointer."
; kind = "changed"
; run = "opt-22 -S -passes=instsimplify %s"
; prints = "(%\\w+) = getelementptr i8, ptr %p, i64 %x\\n +ret ptr \\1"
; refine = "opt-22 -S -passes=instsimplify %s -o %t.after"
; expected = "No fold. LangRef, `ashr`: without `exact` the lowest bit is lost, so that the result is one byte below an odd difference. `palindrome refine` replays %x = 1."
; cause = "`simplifyGEPInst` in `InstructionSimplify.cpp` matches `ashr` and `sdiv` without a look at the flag."
; issue = "no public issue found"
define ptr @f(ptr %p, i64 %x) {
  %q = getelementptr i8, ptr %p, i64 %x
  %q.addr = ptrtoaddr ptr %q to i64
  %p.addr = ptrtoaddr ptr %p to i64
  %sub = sub i64 %q.addr, %p.addr
  %ashr = ashr i64 %sub, 1
  %r = getelementptr i16, ptr %p, i64 %ashr
  ret ptr %r
}
