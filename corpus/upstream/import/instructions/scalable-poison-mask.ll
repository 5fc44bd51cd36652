; title = "A `shufflevector` of scalable vectors with a poison mask is rejected."
; kind = "invalid"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'expected a splat operation'
; expected = """
; LangRef, "shufflevector" Instruction: for scalable vectors the mask is
; zeroinitializer, undef or poison."""
; cause = "ShuffleVectorOp::verify requires that all entries of the mask are 0."
; issue = "no public issue found"
; ours = "identical"
define <vscale x 2 x i32> @f(<vscale x 2 x i32> %a) {
  %s = shufflevector <vscale x 2 x i32> %a, <vscale x 2 x i32> poison, <vscale x 2 x i32> poison
  ret <vscale x 2 x i32> %s
}
