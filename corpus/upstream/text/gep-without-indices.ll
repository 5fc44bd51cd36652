; title = "A `getelementptr` without indices is printed in a form that is not parsed."
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-opt-22 %t',
; ]
; fails = 'expected SSA operand'
; expected = """
; LangRef, "getelementptr" Instruction: any number of indices. MLIR Language Reference:
; what is printed is parsed."""
; cause = """
; parseGEPIndices of LLVMDialect.cpp requires one index at least; printGEPIndices prints
; none."""
; issue = "no public issue found"
; ours = "identical"
define ptr @f(ptr %p) {
  %q = getelementptr i32, ptr %p
  ret ptr %q
}
