target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <8 x half> @cvt_scale_pk8_f16_bf8(<2 x i32> %a0, i32 %a1) {
  %r = call <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.bf8(<2 x i32> %a0, i32 %a1, i32 1)
  ret <8 x half> %r
}

define <8 x half> @cvt_scale_pk8_f16_fp4(i32 %a0, i32 %a1) {
  %r = call <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp4(i32 %a0, i32 %a1, i32 1)
  ret <8 x half> %r
}

define <8 x half> @cvt_scale_pk8_f16_fp8(<2 x i32> %a0, i32 %a1) {
  %r = call <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp8(<2 x i32> %a0, i32 %a1, i32 1)
  ret <8 x half> %r
}

define <8 x float> @cvt_scale_pk8_f32_bf8(<2 x i32> %a0, i32 %a1) {
  %r = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.bf8(<2 x i32> %a0, i32 %a1, i32 1)
  ret <8 x float> %r
}

define <8 x float> @cvt_scale_pk8_f32_fp4(i32 %a0, i32 %a1) {
  %r = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp4(i32 %a0, i32 %a1, i32 1)
  ret <8 x float> %r
}

define <8 x float> @cvt_scale_pk8_f32_fp8(<2 x i32> %a0, i32 %a1) {
  %r = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp8(<2 x i32> %a0, i32 %a1, i32 1)
  ret <8 x float> %r
}

define <6 x i32> @cvt_scalef32_2xpk16_bf6_f32(<16 x float> %a0, <16 x float> %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float> %a0, <16 x float> %a1, float %a2)
  ret <6 x i32> %r
}

define <6 x i32> @cvt_scalef32_2xpk16_fp6_f32(<16 x float> %a0, <16 x float> %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float> %a0, <16 x float> %a1, float %a2)
  ret <6 x i32> %r
}

define <2 x half> @cvt_scalef32_f16_bf8(<2 x half> %a0, i32 %a1, float %a2) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %a0, i32 %a1, float %a2, i32 1, i1 true)
  ret <2 x half> %r
}

define <2 x half> @cvt_scalef32_f16_fp8(<2 x half> %a0, i32 %a1, float %a2) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %a0, i32 %a1, float %a2, i32 1, i1 true)
  ret <2 x half> %r
}

define float @cvt_scalef32_f32_bf8(i32 %a0, float %a1) {
  %r = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %a0, float %a1, i32 1)
  ret float %r
}

define float @cvt_scalef32_f32_fp8(i32 %a0, float %a1) {
  %r = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %a0, float %a1, i32 1)
  ret float %r
}

define <2 x bfloat> @cvt_scalef32_pk_bf16_bf8(i32 %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %a0, float %a1, i1 true)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @cvt_scalef32_pk_bf16_fp4(i32 %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %a0, float %a1, i32 1)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @cvt_scalef32_pk_bf16_fp8(i32 %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %a0, float %a1, i1 true)
  ret <2 x bfloat> %r
}

define <2 x i16> @cvt_scalef32_pk_bf8_bf16(<2 x i16> %a0, <2 x bfloat> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %a0, <2 x bfloat> %a1, float %a2, i1 true)
  ret <2 x i16> %r
}

define <2 x i16> @cvt_scalef32_pk_bf8_f16(<2 x i16> %a0, <2 x half> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %a0, <2 x half> %a1, float %a2, i1 true)
  ret <2 x i16> %r
}

define <2 x i16> @cvt_scalef32_pk_bf8_f32(<2 x i16> %a0, float %a1, float %a2, float %a3) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %a0, float %a1, float %a2, float %a3, i1 true)
  ret <2 x i16> %r
}

define <2 x half> @cvt_scalef32_pk_f16_bf8(i32 %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %a0, float %a1, i1 true)
  ret <2 x half> %r
}

define <2 x half> @cvt_scalef32_pk_f16_fp4(i32 %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %a0, float %a1, i32 1)
  ret <2 x half> %r
}

define <2 x half> @cvt_scalef32_pk_f16_fp8(i32 %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %a0, float %a1, i1 true)
  ret <2 x half> %r
}

define <2 x float> @cvt_scalef32_pk_f32_bf8(i32 %a0, float %a1) {
  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %a0, float %a1, i1 true)
  ret <2 x float> %r
}

define <2 x float> @cvt_scalef32_pk_f32_fp4(i32 %a0, float %a1) {
  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %a0, float %a1, i32 1)
  ret <2 x float> %r
}

define <2 x float> @cvt_scalef32_pk_f32_fp8(i32 %a0, float %a1) {
  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %a0, float %a1, i1 true)
  ret <2 x float> %r
}

define i32 @cvt_scalef32_pk_fp4_bf16(i32 %a0, <2 x bfloat> %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %a0, <2 x bfloat> %a1, float %a2, i32 1)
  ret i32 %r
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half>, i32, float, i32 immarg range(i32 0, 4), i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half>, i32, float, i32 immarg range(i32 0, 4), i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16>, <2 x bfloat>, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16>, <2 x half>, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float>, <16 x float>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float>, <16 x float>, float) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.bf8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp4(i32, i32, i32 immarg range(i32 0, 16)) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.bf8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp4(i32, i32, i32 immarg range(i32 0, 16)) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32, <2 x bfloat>, float, i32 immarg range(i32 0, 4)) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
