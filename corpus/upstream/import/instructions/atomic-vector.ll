; title = "An atomic load or store of a vector is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'for atomic access'
; expected = """
; LangRef, "load" Instruction: an atomic load may be of a vector of such types."""
; cause = """
; isTypeCompatibleWithAtomicOp of LLVMDialect.cpp allows integers, floats and pointers."""
; issue = "no public issue found"
; ours = "identical"
define <2 x i32> @f(ptr %p) {
  %r = load atomic <2 x i32>, ptr %p acquire, align 8
  ret <2 x i32> %r
}
