; title = "A store or load of a target type that has no size in memory is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'must be LLVM type with size'
; expected = """
; LangRef, "Target Extension Type": LLVM accepts it; a target may give the type a
; layout."""
; cause = """
; LLVM::isLoadableType asks LLVMTargetExtType::supportsMemOps, which is not LLVM's
; notion of a sized type."""
; issue = "no public issue found"
; ours = "identical"
define void @f(ptr %p) {
  store target("dx.RawBuffer", float, 0, 0) poison, ptr %p
  ret void
}
