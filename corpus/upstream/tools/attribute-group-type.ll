; title = "An unnamed type in a group of attributes is printed as an address."
; kind = "invalid"
; run = [
;   "opt-22 -S %s -o %t.ll",
;   "llvm-as-22 %t.ll -o /dev/null",
; ]
; fails = "use of undefined type named 'type 0x"
; expected = "`preallocated(%0)`, as in the input. LangRef, Attribute Groups: a group is as its attributes."
; cause = "`AssemblyWriter::writeAllAttributeGroups` in `AsmWriter.cpp` prints by `AttributeSet::getAsString`, which knows no numbers of types."
; issue = "no public issue found"
%0 = type { i32 }
declare void @f() #0
attributes #0 = { preallocated(%0) }
