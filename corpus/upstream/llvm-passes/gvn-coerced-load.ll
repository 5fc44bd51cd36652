; title = "GVN spreads poison from one element of a vector to another, through a cast to an integer."
; kind = "changed"
; run = "opt-22 -S -passes=gvn %s"
; prints = "bitcast <4 x i64> %v to i256"
; refine = "opt-22 -S -passes=gvn %s -o %t.after"
; expected = "A load, or an `extractelement`. LangRef, `bitcast`, and Poison Values: a cast of a vector with a poison element to an integer is poison, while the loads of the other elements are not. `palindrome refine` replays it."
; cause = "`getValueForLoad` in `VNCoercion.cpp` casts the vector to an integer and shifts."
; issue = "https://github.com/llvm/llvm-project/issues/63059, https://github.com/llvm/llvm-project/issues/209935"
define <2 x i64> @f(<4 x i64> %v, ptr %p) {
  store <4 x i64> %v, ptr %p, align 8
  %1 = load <2 x i64>, ptr %p, align 8
  ret <2 x i64> %1
}
