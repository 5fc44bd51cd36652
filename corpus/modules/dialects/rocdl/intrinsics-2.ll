target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define i32 @cvt_scalef32_pk_fp4_f16(i32 %a0, <2 x half> %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %a0, <2 x half> %a1, float %a2, i32 1)
  ret i32 %r
}

define i32 @cvt_scalef32_pk_fp4_f32(i32 %a0, float %a1, float %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %a0, float %a1, float %a2, float %a3, i32 1)
  ret i32 %r
}

define <2 x i16> @cvt_scalef32_pk_fp8_bf16(<2 x i16> %a0, <2 x bfloat> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %a0, <2 x bfloat> %a1, float %a2, i1 true)
  ret <2 x i16> %r
}

define <2 x i16> @cvt_scalef32_pk_fp8_f16(<2 x i16> %a0, <2 x half> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %a0, <2 x half> %a1, float %a2, i1 true)
  ret <2 x i16> %r
}

define <2 x i16> @cvt_scalef32_pk_fp8_f32(<2 x i16> %a0, float %a1, float %a2, float %a3) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %a0, float %a1, float %a2, float %a3, i1 true)
  ret <2 x i16> %r
}

define <3 x i32> @cvt_scalef32_pk16_bf6_bf16(<16 x bfloat> %a0, float %a1) {
  %r = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.bf16(<16 x bfloat> %a0, float %a1)
  ret <3 x i32> %r
}

define <3 x i32> @cvt_scalef32_pk16_bf6_f16(<16 x half> %a0, float %a1) {
  %r = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f16(<16 x half> %a0, float %a1)
  ret <3 x i32> %r
}

define <3 x i32> @cvt_scalef32_pk16_bf6_f32(<16 x float> %a0, float %a1) {
  %r = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f32(<16 x float> %a0, float %a1)
  ret <3 x i32> %r
}

define <3 x i32> @cvt_scalef32_pk16_fp6_bf16(<16 x bfloat> %a0, float %a1) {
  %r = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16(<16 x bfloat> %a0, float %a1)
  ret <3 x i32> %r
}

define <3 x i32> @cvt_scalef32_pk16_fp6_f16(<16 x half> %a0, float %a1) {
  %r = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f16(<16 x half> %a0, float %a1)
  ret <3 x i32> %r
}

define <3 x i32> @cvt_scalef32_pk16_fp6_f32(<16 x float> %a0, float %a1) {
  %r = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f32(<16 x float> %a0, float %a1)
  ret <3 x i32> %r
}

define <32 x bfloat> @cvt_scalef32_pk32_bf16_bf6(<6 x i32> %a0, float %a1) {
  %r = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32> %a0, float %a1)
  ret <32 x bfloat> %r
}

define <32 x bfloat> @cvt_scalef32_pk32_bf16_fp6(<6 x i32> %a0, float %a1) {
  %r = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32> %a0, float %a1)
  ret <32 x bfloat> %r
}

define <6 x i32> @cvt_scalef32_pk32_bf6_bf16(<32 x bfloat> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat> %a0, float %a1)
  ret <6 x i32> %r
}

define <6 x i32> @cvt_scalef32_pk32_bf6_f16(<32 x half> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half> %a0, float %a1)
  ret <6 x i32> %r
}

define <32 x half> @cvt_scalef32_pk32_f16_bf6(<6 x i32> %a0, float %a1) {
  %r = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32> %a0, float %a1)
  ret <32 x half> %r
}

define <32 x half> @cvt_scalef32_pk32_f16_fp6(<6 x i32> %a0, float %a1) {
  %r = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32> %a0, float %a1)
  ret <32 x half> %r
}

define <32 x float> @cvt_scalef32_pk32_f32_bf6(<6 x i32> %a0, float %a1) {
  %r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32> %a0, float %a1)
  ret <32 x float> %r
}

define <32 x float> @cvt_scalef32_pk32_f32_fp6(<6 x i32> %a0, float %a1) {
  %r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32> %a0, float %a1)
  ret <32 x float> %r
}

define <6 x i32> @cvt_scalef32_pk32_fp6_bf16(<32 x bfloat> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat> %a0, float %a1)
  ret <6 x i32> %r
}

define <6 x i32> @cvt_scalef32_pk32_fp6_f16(<32 x half> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half> %a0, float %a1)
  ret <6 x i32> %r
}

define <2 x i32> @cvt_scalef32_pk8_bf8_bf16(<8 x bfloat> %a0, float %a1) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.bf16(<8 x bfloat> %a0, float %a1)
  ret <2 x i32> %r
}

define <2 x i32> @cvt_scalef32_pk8_bf8_f16(<8 x half> %a0, float %a1) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f16(<8 x half> %a0, float %a1)
  ret <2 x i32> %r
}

define <2 x i32> @cvt_scalef32_pk8_bf8_f32(<8 x float> %a0, float %a1) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f32(<8 x float> %a0, float %a1)
  ret <2 x i32> %r
}

define i32 @cvt_scalef32_pk8_fp4_bf16(<8 x bfloat> %a0, float %a1) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16(<8 x bfloat> %a0, float %a1)
  ret i32 %r
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16>, <2 x bfloat>, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16>, <2 x half>, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16>, float, float, float, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.bf16(<8 x bfloat>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f16(<8 x half>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f32(<8 x float>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.bf16(<16 x bfloat>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f16(<16 x half>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f32(<16 x float>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16(<16 x bfloat>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f16(<16 x half>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f32(<16 x float>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half>, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32, <2 x half>, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32, float, float, float, i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16(<8 x bfloat>, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
