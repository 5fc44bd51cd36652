; title = "Bitcode drops the largest alignment of a parameter."
; kind = "lost"
; run = "llvm-as-22 -o - %s | llvm-dis-22"
; lost = "align 4294967296"
; expected = "`align 4294967296`, which the text keeps, and bitcode keeps for `load` and `alloca`. LangRef, Parameter Attributes, `align`, and `load`: the largest alignment is 1 << 32."
; cause = "The reader of bitcode takes the alignment of an attribute for an integer of 32 bits, or drops it as too large."
; issue = "no public issue found"
define void @f(ptr align 4294967296 %p) {
  ret void
}
