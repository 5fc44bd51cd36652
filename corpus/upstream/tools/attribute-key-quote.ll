; title = "A string attribute with a quote in its key is printed without an escape."
; kind = "invalid"
; run = [
;   "opt-22 -S %s -o %t.ll",
;   "llvm-as-22 %t.ll -o /dev/null",
; ]
; fails = "unterminated attribute group"
; expected = "`\"a\\22b\"`, as in the input. LangRef, Attribute Groups and String constants: a quote is written as \\22."
; cause = "`Attribute::getAsString` in `Attributes.cpp` escapes the value and not the key."
; issue = "no public issue found"
define void @f() #0 {
  ret void
}
attributes #0 = { "a\22b" }
