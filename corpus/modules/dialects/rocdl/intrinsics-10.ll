target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <16 x float> @smfmac_f32_32x32x32_bf16(<8 x bfloat> %a0, <16 x bfloat> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat> %a0, <16 x bfloat> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x32_bf8_bf8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x32_bf8_fp8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x32_f16(<8 x half> %a0, <16 x half> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.f16(<8 x half> %a0, <16 x half> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x32_fp8_bf8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x32_fp8_fp8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x64_bf8_bf8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x64_bf8_fp8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x64_fp8_bf8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x64_fp8_fp8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <4 x i32> @smfmac_i32_16x16x128_i8(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x i32> %r
}

define <4 x i32> @smfmac_i32_16x16x64_i8(<2 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x i32> %r
}

define <16 x i32> @smfmac_i32_32x32x32_i8(<2 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i32 %a3) {
  %r = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x i32> %r
}

define <16 x i32> @smfmac_i32_32x32x64_i8(<4 x i32> %a0, <8 x i32> %a1, <16 x i32> %a2, i32 %a3) {
  %r = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x64.i8(<4 x i32> %a0, <8 x i32> %a1, <16 x i32> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x i32> %r
}

define float @sqrt(float %a0) {
  %r = call float @llvm.amdgcn.sqrt.f32(float %a0)
  ret float %r
}

define float @tanh(float %a0) {
  %r = call float @llvm.amdgcn.tanh.f32(float %a0)
  ret float %r
}

define void @tensor_load_to_lds(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, <4 x i32> %a3) {
  call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, <4 x i32> %a3, i32 1)
  ret void
}

define void @tensor_load_to_lds_d2(<4 x i32> %a0, <8 x i32> %a1) {
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %a0, <8 x i32> %a1, i32 1)
  ret void
}

define void @tensor_store_from_lds(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, <4 x i32> %a3) {
  call void @llvm.amdgcn.tensor.store.from.lds(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, <4 x i32> %a3, i32 1)
  ret void
}

define void @tensor_store_from_lds_d2(<4 x i32> %a0, <8 x i32> %a1) {
  call void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32> %a0, <8 x i32> %a1, i32 1)
  ret void
}

define i32 @update_dpp(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %a0, i32 %a1, i32 1, i32 1, i32 1, i1 true)
  ret i32 %r
}

define i32 @wavefrontsize() {
  %r = call i32 @llvm.amdgcn.wavefrontsize()
  ret i32 %r
}

define <16 x i16> @wmma_bf16_16x16x16_bf16(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2) {
  %r = call <16 x i16> @llvm.amdgcn.wmma.bf16.16x16x16.bf16.v16i16.v16i16(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i1 true)
  ret <16 x i16> %r
}

define <8 x bfloat> @wmma_bf16_16x16x32_bf16(<16 x bfloat> %a0, <16 x bfloat> %a1, <8 x bfloat> %a2) {
  %r = call <8 x bfloat> @llvm.amdgcn.wmma.bf16.16x16x32.bf16.v8bf16.v16bf16(i1 true, <16 x bfloat> %a0, i1 true, <16 x bfloat> %a1, i16 1, <8 x bfloat> %a2, i1 true, i1 true)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @wmma_bf16f32_16x16x32_bf16(<16 x bfloat> %a0, <16 x bfloat> %a1, <8 x float> %a2) {
  %r = call <8 x bfloat> @llvm.amdgcn.wmma.bf16f32.16x16x32.bf16.v8bf16.v16bf16.v8f32(i1 true, <16 x bfloat> %a0, i1 true, <16 x bfloat> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x bfloat> %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat>, <16 x bfloat>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.f16(<8 x half>, <16 x half>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32>, <4 x i32>, <16 x i32>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x64.i8(<4 x i32>, <8 x i32>, <16 x i32>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32>, <8 x i32>, <4 x i32>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32>, <4 x i32>, <4 x i32>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 32, 65) i32 @llvm.amdgcn.wavefrontsize() #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.tensor.store.from.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32>, <8 x i32>, i32 immarg) #2

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <16 x i16> @llvm.amdgcn.wmma.bf16.16x16x16.bf16.v16i16.v16i16(<16 x i16>, <16 x i16>, <16 x i16>, i1 immarg) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare <8 x bfloat> @llvm.amdgcn.wmma.bf16.16x16x32.bf16.v8bf16.v16bf16(i1 immarg, <16 x bfloat>, i1 immarg, <16 x bfloat>, i16 immarg, <8 x bfloat>, i1 immarg, i1 immarg) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare <8 x bfloat> @llvm.amdgcn.wmma.bf16f32.16x16x32.bf16.v8bf16.v16bf16.v8f32(i1 immarg, <16 x bfloat>, i1 immarg, <16 x bfloat>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.tanh.f32(float) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
