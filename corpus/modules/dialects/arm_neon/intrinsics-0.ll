target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64"

define <4 x float> @intr_bfmmla(<4 x float> %a0, <8 x bfloat> %a1, <8 x bfloat> %a2) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> %a0, <8 x bfloat> %a1, <8 x bfloat> %a2)
  ret <4 x float> %r
}

define <4 x i32> @intr_sdot(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @intr_smmla(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x i32> %r
}

define <8 x i16> @intr_smull(<8 x i8> %a0, <8 x i8> %a1) {
  %r = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %a0, <8 x i8> %a1)
  ret <8 x i16> %r
}

define <4 x i32> @intr_ummla(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @intr_usmmla(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <4 x i32> %r
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float>, <8 x bfloat>, <8 x bfloat>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8>, <8 x i8>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
