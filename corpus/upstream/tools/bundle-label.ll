; title = "A block in an operand bundle becomes another value in bitcode."
; kind = "changed"
; run = "llvm-as-22 -o - %s | llvm-dis-22"
; lost = "label %bb. ]"
; prints = "\\[ \"x\"\\(ptr @g\\) \\]"
; expected = "`[ \"x\"(label %bb) ]`, as the text. LangRef, Operand Bundles: the operands are SSA values; the verifier accepts a block."
; cause = "`BitcodeWriter.cpp` numbers blocks apart from values, and writes the operands of a bundle as values."
; issue = "no public issue found"
declare void @f()
define void @g() {
entry:
  call void @f() [ "x"(label %bb) ]
  br label %bb
bb:
  ret void
}
