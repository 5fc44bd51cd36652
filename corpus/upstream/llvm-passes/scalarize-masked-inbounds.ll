; title = "ScalarizeMaskedMemIntrin computes the address of a lane with `inbounds`, though the lanes before it may be out of bounds."
; kind = "changed"
; run = "opt-22 -passes=scalarize-masked-mem-intrin -S %s"
; prints = "getelementptr inbounds i64, ptr %p, i32 1"
; refine = "opt-22 -S -passes=scalarize-masked-mem-intrin %s -o %t.after"
; expected = "`getelementptr` without `inbounds`. LangRef, `llvm.masked.store`: only the lanes that are on need to be in bounds, so that %p may be 8 bytes before an object. `palindrome refine` replays such a pointer."
; cause = "`scalarizeMaskedStore` and `scalarizeMaskedLoad` in `ScalarizeMaskedMemIntrin.cpp` use `CreateConstInBoundsGEP1_32`."
; issue = "no public issue found"
define void @f(ptr %p, <2 x i64> %v) {
  call void @llvm.masked.store.v2i64.p0(<2 x i64> %v, ptr align 8 %p, <2 x i1> <i1 false, i1 true>)
  ret void
}
