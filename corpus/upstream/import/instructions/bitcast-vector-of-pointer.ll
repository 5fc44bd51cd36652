; title = "A `bitcast` between a pointer and a vector of one pointer is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'cannot cast pointer to vector of pointers'
; expected = """
; LangRef, "bitcast .. to" Instruction: any two first-class types of the same size; a
; vector of pointers is cast to the same address space."""
; cause = "BitcastOp::verify of LLVMDialect.cpp."
; issue = "no public issue found"
; ours = "identical"
define <1 x ptr> @f(ptr %a) {
  %s = bitcast ptr %a to <1 x ptr>
  ret <1 x ptr> %s
}
