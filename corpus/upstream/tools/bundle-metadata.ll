; title = "A metadata node in an operand bundle is printed as an address."
; kind = "invalid"
; run = [
;   "opt-22 -S %s -o %t.ll",
;   "llvm-as-22 %t.ll -o /dev/null",
; ]
; fails = "error: "
; expected = "A form that parses, or an error for the input. LangRef, Operand Bundles: the operands are SSA values; metadata strings are printed well."
; cause = "`LLParser::parseOptionalOperandBundles` accepts any metadata, and `AsmWriter.cpp` does not number what it finds there."
; issue = "https://github.com/llvm/llvm-project/issues/50608"
declare void @f()
define void @g() {
  call void @f() [ "x"(metadata !{}) ]
  ret void
}
