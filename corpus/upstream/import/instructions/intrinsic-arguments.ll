; title = """
; The attributes of an intrinsic's arguments are dropped where the op has no room for
; them."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'noundef'
; expected = """
; LangRef, "Parameter Attributes": a call of an intrinsic has them like any other."""
; cause = """
; Ops that do not implement ArgAndResultAttrsOpInterface, such as
; `llvm.intr.masked.load`, import the alignment alone."""
; issue = "no public issue found"
; ours = "identical"
define <2 x i32> @f(ptr %p, <2 x i1> %m) {
  %r = call <2 x i32> @llvm.masked.load(ptr noundef %p, <2 x i1> %m, <2 x i32> poison)
  ret <2 x i32> %r
}
