; title = "The name of a garbage collector is printed without an escape."
; kind = "invalid"
; run = [
;   "opt-22 -S %s -o %t.ll",
;   "llvm-as-22 %t.ll -o /dev/null",
; ]
; fails = "expected '{' in function body"
; expected = "`gc \"a\\22b\"`, as in the input. LangRef, String constants: a quote is written as \\22."
; cause = "`AssemblyWriter::printFunction` in `AsmWriter.cpp` prints the name as it is."
; issue = "no public issue found"
define void @f() gc "a\22b" {
  ret void
}
