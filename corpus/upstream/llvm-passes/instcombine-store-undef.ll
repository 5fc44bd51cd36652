; title = "InstCombine removes a store of undef, although the memory may hold poison."
; kind = "changed"
; run = "opt-22 -passes=instcombine -S %s"
; prints = "ret void"
; lacks = "store i8"
; refine = "opt-22 -S -passes=instcombine %s -o %t.after"
; expected = "The store. LangRef, Poison Values: poison is not one of the values that undef may be, so that a load after it, and `freeze`, return a value in the source. `palindrome refine` replays it."
; cause = "`InstCombinerImpl::visitStoreInst` in `InstCombineLoadStoreAlloca.cpp`."
; issue = "https://github.com/llvm/llvm-project/issues/86261"
define void @f(ptr %p) {
  store i8 undef, ptr %p
  ret void
}
