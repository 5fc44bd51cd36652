; title = "InstCombine replaces a `memcpy` of 2, 4 or 8 bytes by a load and a store of an integer, which spreads poison from one byte to all."
; kind = "changed"
; run = "opt-22 -passes=instcombine -S %s"
; prints = "load i16, ptr %p, align 1"
; lacks = "call void @llvm.memcpy"
; refine = "opt-22 -S -passes=instcombine %s -o %t.after"
; expected = "A `memcpy`. LangRef, `llvm.memcpy`, copies bytes: where the second byte is poison, the load returns the first. LangRef, Poison Values: an integer is poison as a whole. The integer loses the provenance of a pointer, too. `palindrome refine` replays a poison byte."
; cause = "`InstCombinerImpl::SimplifyAnyMemTransfer` in `InstCombineCalls.cpp`."
; issue = "https://github.com/llvm/llvm-project/issues/176685, https://github.com/llvm/llvm-project/issues/207477"
define i8 @f(ptr %p) {
  %a = alloca i16
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 2, i1 false)
  %r = load i8, ptr %a
  ret i8 %r
}
