target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <8 x half> @wmma_f16_16x16x128_bf8_bf8(<16 x i32> %a0, <16 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8.v8f16.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x128_bf8_fp8(<16 x i32> %a0, <16 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8.v8f16.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x128_fp8_bf8(<16 x i32> %a0, <16 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8.v8f16.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x128_fp8_fp8(<16 x i32> %a0, <16 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8.v8f16.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <16 x half> @wmma_f16_16x16x16_f16(<16 x half> %a0, <16 x half> %a1, <16 x half> %a2) {
  %r = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.v16f16.v16f16(<16 x half> %a0, <16 x half> %a1, <16 x half> %a2, i1 true)
  ret <16 x half> %r
}

define <8 x half> @wmma_f16_16x16x32_f16(<16 x half> %a0, <16 x half> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x32.f16.v8f16.v16f16(i1 true, <16 x half> %a0, i1 true, <16 x half> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x64_bf8_bf8(<8 x i32> %a0, <8 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.bf8.bf8.v8f16.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x64_bf8_fp8(<8 x i32> %a0, <8 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8.v8f16.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x64_fp8_bf8(<8 x i32> %a0, <8 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8.v8f16.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x half> @wmma_f16_16x16x64_fp8_fp8(<8 x i32> %a0, <8 x i32> %a1, <8 x half> %a2) {
  %r = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8.v8f16.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x half> %a2, i1 true, i1 true)
  ret <8 x half> %r
}

define <8 x float> @wmma_f32_16x16x128_bf8_bf8(<16 x i32> %a0, <16 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8.v8f32.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x128_bf8_fp8(<16 x i32> %a0, <16 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8.v8f32.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x128_fp8_bf8(<16 x i32> %a0, <16 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8.v8f32.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x128_fp8_fp8(<16 x i32> %a0, <16 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8.v8f32.v16i32(<16 x i32> %a0, <16 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x16_bf16(<16 x i16> %a0, <16 x i16> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %a0, <16 x i16> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x16_bf8_bf8(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x16_bf8_fp8(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.v8f32.v2i32(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x16_f16(<16 x half> %a0, <16 x half> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %a0, <16 x half> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x16_fp8_bf8(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v8f32.v2i32(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x16_fp8_fp8(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %a0, <2 x i32> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x32_bf16(<16 x bfloat> %a0, <16 x bfloat> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.bf16.v8f32.v16bf16(i1 true, <16 x bfloat> %a0, i1 true, <16 x bfloat> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x32_f16(<16 x half> %a0, <16 x half> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 true, <16 x half> %a0, i1 true, <16 x half> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x4_f32(<2 x float> %a0, <2 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x4.f32.v8f32.v2f32(i1 true, <2 x float> %a0, i1 true, <2 x float> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x64_bf8_bf8(<8 x i32> %a0, <8 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8.v8f32.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x64_bf8_fp8(<8 x i32> %a0, <8 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8.v8f32.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <16 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.v16f16.v16f16(<16 x half>, <16 x half>, <16 x half>, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8.v8f32.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8.v8f32.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8.v8f32.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8.v8f32.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16>, <16 x i16>, <8 x float>) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>, <16 x half>, <8 x float>) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.bf16.v8f32.v16bf16(i1 immarg, <16 x bfloat>, i1 immarg, <16 x bfloat>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 immarg, <16 x half>, i1 immarg, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x4.f32.v8f32.v2f32(i1 immarg, <2 x float>, i1 immarg, <2 x float>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8.v8f32.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8.v8f32.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8.v8f16.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8.v8f16.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8.v8f16.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8.v8f16.v16i32(<16 x i32>, <16 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x32.f16.v8f16.v16f16(i1 immarg, <16 x half>, i1 immarg, <16 x half>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.bf8.bf8.v8f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8.v8f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8.v8f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8.v8f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x half>, i1 immarg, i1 immarg) #0

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nounwind willreturn memory(none) }
