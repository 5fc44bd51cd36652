; title = "MergeReturn separates a `musttail` call from its `ret`."
; kind = "invalid"
; run = "opt-22 -passes=mergereturn %s -S -o /dev/null"
; fails = "musttail call must precede a ret"
; signal = true
; expected = "The `ret` stays where the call is. LangRef, `call`: a `musttail` call must precede a `ret`. The call of `llvm.experimental.deoptimize` has the same rule, and the same defect."
; cause = "`UnifyFunctionExitNodes.cpp` replaces every `ret` by a branch."
; issue = "https://github.com/llvm/llvm-project/issues/192013"
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  %r = musttail call i32 @g(i32 %x)
  ret i32 %r
b:
  ret i32 0
}
