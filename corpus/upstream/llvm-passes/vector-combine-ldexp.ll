; title = "VectorCombine takes the scalar exponent of `llvm.ldexp` for a vector."
; kind = "crash"
; run = "opt-22 -passes=vector-combine %s -disable-output"
; signal = true
; expected = "A module of the same meaning. LangRef, `llvm.ldexp`: the exponent may have any integer type of its own; the verifier accepts a scalar."
; cause = "`foldPermuteOfIntrinsic` in `VectorCombine.cpp` shuffles each operand of the call."
; issue = "https://github.com/llvm/llvm-project/issues/225276"
declare <4 x float> @llvm.ldexp.v4f32.i32(<4 x float>, i32)

define <4 x float> @f(<4 x float> %x, i32 %e) {
  %l = call <4 x float> @llvm.ldexp.v4f32.i32(<4 x float> %x, i32 %e)
  %s = shufflevector <4 x float> %l, <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  ret <4 x float> %s
}
