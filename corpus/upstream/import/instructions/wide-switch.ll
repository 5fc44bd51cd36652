; title = """
; A `switch` on an integer wider than 64 bits is printed in a form that MLIR does not
; parse."""
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-opt-22 %t',
; ]
; fails = 'integer value too large'
; expected = """
; MLIR Language Reference: what is printed is parsed. LangRef, "switch" Instruction: any
; integer type."""
; cause = "parseSwitchOpCases of LLVMDialect.cpp reads each value as an int64_t."
; issue = "no public issue found"
; ours = "identical"
define void @f(i128 %c) {
  switch i128 %c, label %b [ i128 18446744073709551616, label %a ]
a:
  ret void
b:
  ret void
}
