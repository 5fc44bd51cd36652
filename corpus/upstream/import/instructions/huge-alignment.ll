; title = "An alignment of 4,294,967,296 is dropped from instructions."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'align 4294967296'
; expected = """
; LangRef, "load" Instruction: the maximum alignment is 1 << 32."""
; cause = """
; The importers that LLVMOps.td defines for load, store, alloca and atomics assign the
; value to an `unsigned`, which makes it 0."""
; issue = "no public issue found"
; ours = "identical"
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4294967296
  ret i32 %v
}
