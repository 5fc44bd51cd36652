; title = "The bitcode of a string attribute with a NUL byte cannot be read."
; kind = "invalid"
; run = [
;   "llvm-as-22 %s -o %t.bc",
;   "llvm-dis-22 %t.bc -o /dev/null",
; ]
; fails = "Invalid attribute group entry"
; expected = "`\"k\"=\"a\\00b\"`, which the text keeps. LangRef, String constants: any byte can be written as \\xx."
; cause = "`BitcodeWriter.cpp` ends keys and values of attributes with a NUL byte."
; issue = "no public issue found"
define void @f() #0 {
  ret void
}
attributes #0 = { "k"="a\00b" }
