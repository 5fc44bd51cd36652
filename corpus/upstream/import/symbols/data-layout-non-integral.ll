; title = """
; The non-integral address spaces are dropped from the data layout, with a warning."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'ni:4'
; expected = """
; LangRef, "Non-Integral Pointer Type": passes must not introduce `inttoptr` and
; `ptrtoint` for such pointers."""
; cause = "DataLayoutImporter has no case for `ni`."
; issue = "no public issue found"
; ours = "identical"
target datalayout = "e-ni:4"
define void @f(ptr addrspace(4) %p) {
  ret void
}
