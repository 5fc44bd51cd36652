; title = "CallSiteSplitting replaces a pointer by a constant of the same address, which is based on another object or none."
; kind = "changed"
; run = "opt-22 -passes=callsite-splitting -S %s"
; prints = "call void @callee\\(ptr inttoptr \\(i64 4643 to ptr\\)\\)"
; refine = "opt-22 -S -passes=callsite-splitting %s -o %t.after"
; expected = "`call void @callee(ptr %p)`, as GVN has it, which asks `canReplacePointersIfEqual`. LangRef, Pointer Aliasing Rules: what %p is based on, the constant is not, so that the callee must not access it. `palindrome refine` replays a pointer of such an address."
; cause = "`setConstantInArgument` in `CallSiteSplitting.cpp`."
; issue = "no public issue found"
declare void @g(ptr)
define void @callee(ptr %p) {
  call void @g(ptr %p)
  ret void
}
define void @f(ptr %p, i1 %b) {
entry:
  %is = icmp eq ptr %p, inttoptr (i64 4643 to ptr)
  br i1 %is, label %call, label %other
other:
  br i1 %b, label %call, label %end
call:
  call void @callee(ptr %p)
  br label %end
end:
  ret void
}
