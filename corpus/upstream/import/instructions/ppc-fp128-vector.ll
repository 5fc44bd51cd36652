; title = "Every instruction on vectors of `ppc_fp128` is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'must be floating point LLVM type or LLVM dialect-compatible vector'
; expected = """
; LangRef, "Vector Type": a vector of any floating-point type. MLIR's document of the
; LLVM dialect, "Vector Types": vectors of LLVM dialect types."""
; cause = """
; LLVM_AnyFloat and LLVM_VectorOf of LLVMOpBase.td take vectors of builtin floats, and
; the import makes `vector<2x!llvm.ppc_fp128>`."""
; issue = "no public issue found"
; ours = "identical"
define <2 x ppc_fp128> @f(<2 x ppc_fp128> %x) {
  %y = fneg <2 x ppc_fp128> %x
  ret <2 x ppc_fp128> %y
}
