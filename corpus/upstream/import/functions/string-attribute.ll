; title = """
; A string attribute that is spelled like an LLVM attribute becomes that attribute."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'attributes #0 = \{ nofree \}'
; expected = """
; LangRef, "Function Attributes": a string attribute has no meaning to LLVM; `nofree` is
; a promise that the optimizer relies on."""
; cause = """
; convertLLVMAttributesToMLIR writes either kind as the same string in `passthrough`."""
; issue = "no public issue found"
; ours = "identical"
define void @f(ptr %p) "nofree" {
  call void @free(ptr %p)
  ret void
}
declare void @free(ptr)
