; title = "ThreadSanitizer makes an `invoke` of a guard."
; kind = "invalid"
; run = "opt-22 -passes=tsan %s -S -o /dev/null"
; fails = "experimental_guard cannot be invoked"
; signal = true
; expected = "The call stays. LangRef, `llvm.experimental.guard`: the intrinsic cannot be invoked, as the verifier checks."
; cause = "`EscapeEnumerator.cpp` turns each call that may unwind into an `invoke`, with an exception for other intrinsics only."
; issue = "no public issue found"
define void @f(i1 %c, ptr %p) sanitize_thread {
  store i32 1, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
declare void @llvm.experimental.guard(i1, ...)
