; title = """
; The alignment of `llvm.matrix.column.major.load` and `.store` is replaced by that of
; the element."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'ptr align 4'
; lost = 'align 16'
; expected = """
; LangRef, "llvm.matrix.column.major.load.*": the `align` attribute of the pointer is
; the alignment of the first element."""
; cause = """
; The op has no alignment; its export goes through MatrixBuilder with the natural one."""
; issue = "no public issue found"
; ours = "identical"
define <4 x float> @f(ptr %p, i64 %s) {
  %v = call <4 x float> @llvm.matrix.column.major.load(ptr align 16 %p, i64 %s, i1 false, i32 2, i32 2)
  ret <4 x float> %v
}
