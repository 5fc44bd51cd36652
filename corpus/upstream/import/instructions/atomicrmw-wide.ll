; title = """
; An `atomicrmw` on an integer of another width than 8, 16, 32 or 64 bits is rejected."""
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'expected LLVM IR integer type'
; expected = """
; LangRef, "atomicrmw" Instruction: an integer whose width is a power of two of at least
; 8 bits and a target-specific limit."""
; cause = "AtomicRMWOp::verify lists four widths."
; issue = "no public issue found"
; ours = "identical"
define i128 @f(ptr %p, i128 %v) {
  %r = atomicrmw add ptr %p, i128 %v seq_cst
  ret i128 %r
}
