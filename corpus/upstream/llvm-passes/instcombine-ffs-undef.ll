; title = "InstCombine uses the operand of `ffs` twice, so that undef becomes poison."
; kind = "changed"
; run = "opt-22 -passes=instcombine -S %s"
; prints = [
;   "@llvm.cttz.i32\\(i32 %x, i1 true\\)",
;   "icmp eq i32 %x, 0",
; ]
; lacks = "freeze"
; refine = "opt-22 -S -passes=instcombine %s -o %t.after"
; expected = "A `freeze` of the operand, or `llvm.cttz` that is defined for 0. LangRef, Undefined Values: each use of undef may be another value, here not 0 for the comparison, and 0 for `llvm.cttz`, which is poison then; `ffs` returns a number. `palindrome refine` replays it."
; cause = "`optimizeFFS` in `SimplifyLibCalls.cpp`."
; issue = "no public issue found"
declare i32 @ffs(i32)
define i32 @f(i32 %x) {
  %r = call i32 @ffs(i32 %x)
  ret i32 %r
}
