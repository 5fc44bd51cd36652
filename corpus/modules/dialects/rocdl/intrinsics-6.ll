target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <4 x float> @mfma_f32_16x16x32_bf8_fp8(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64 %a0, i64 %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x32_f16(<8 x half> %a0, <8 x half> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %a0, <8 x half> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x32_fp8_bf8(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64 %a0, i64 %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x32_fp8_fp8(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %a0, i64 %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <16 x float> @mfma_f32_16x16x4bf16_1k(<4 x i16> %a0, <4 x i16> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16> %a0, <4 x i16> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_16x16x4f16(<4 x half> %a0, <4 x half> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half> %a0, <4 x half> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <4 x float> @mfma_f32_16x16x4f32(float %a0, float %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a0, float %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x8_xf32(<2 x float> %a0, <2 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %a0, <2 x float> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x8bf16(<2 x i16> %a0, <2 x i16> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %a0, <2 x i16> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <16 x float> @mfma_f32_32x32x16_bf16(<8 x bfloat> %a0, <8 x bfloat> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat> %a0, <8 x bfloat> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x16_bf8_bf8(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64 %a0, i64 %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x16_bf8_fp8(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64 %a0, i64 %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x16_f16(<8 x half> %a0, <8 x half> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %a0, <8 x half> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x16_fp8_bf8(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64 %a0, i64 %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x16_fp8_fp8(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %a0, i64 %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <32 x float> @mfma_f32_32x32x1f32(float %a0, float %a1, <32 x float> %a2) {
  %r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a0, float %a1, <32 x float> %a2, i32 1, i32 1, i32 1)
  ret <32 x float> %r
}

define <32 x float> @mfma_f32_32x32x2bf16(<2 x i16> %a0, <2 x i16> %a1, <32 x float> %a2) {
  %r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16> %a0, <2 x i16> %a1, <32 x float> %a2, i32 1, i32 1, i32 1)
  ret <32 x float> %r
}

define <16 x float> @mfma_f32_32x32x2f32(float %a0, float %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %a0, float %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x4_xf32(<2 x float> %a0, <2 x float> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float> %a0, <2 x float> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x4bf16(<2 x i16> %a0, <2 x i16> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16> %a0, <2 x i16> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <32 x float> @mfma_f32_32x32x4bf16_1k(<4 x i16> %a0, <4 x i16> %a1, <32 x float> %a2) {
  %r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16> %a0, <4 x i16> %a1, <32 x float> %a2, i32 1, i32 1, i32 1)
  ret <32 x float> %r
}

define <32 x float> @mfma_f32_32x32x4f16(<4 x half> %a0, <4 x half> %a1, <32 x float> %a2) {
  %r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half> %a0, <4 x half> %a1, <32 x float> %a2, i32 1, i32 1, i32 1)
  ret <32 x float> %r
}

define <16 x float> @mfma_f32_32x32x8bf16_1k(<4 x i16> %a0, <4 x i16> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %a0, <4 x i16> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_32x32x8f16(<4 x half> %a0, <4 x half> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %a0, <4 x half> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <4 x float> @mfma_f32_4x4x1f32(float %a0, float %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a0, float %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat>, <8 x bfloat>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float>, <2 x float>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16>, <2 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16>, <2 x i16>, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16>, <4 x i16>, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half>, <4 x half>, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float>, <2 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16>, <2 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
