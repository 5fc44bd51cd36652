; title = "The importer crashes on `llvm.vector.insert` of vectors of pointers."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = """
; LangRef, "llvm.vector.insert" Intrinsic: any vectors with the same element type."""
; cause = """
; The constraint of `llvm.intr.vector.insert` in LLVMIntrinsicOps.td asks for the bit
; width of the element type, which a pointer does not have."""
; issue = "no public issue found"
; ours = "identical"
define <vscale x 4 x ptr> @f() {
  %p = call <vscale x 4 x ptr> @llvm.vector.insert.nxv4p0.nxv2p0(<vscale x 4 x ptr> zeroinitializer, <vscale x 2 x ptr> zeroinitializer, i64 0)
  ret <vscale x 4 x ptr> %p
}
