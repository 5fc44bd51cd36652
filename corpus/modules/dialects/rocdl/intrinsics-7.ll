target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <4 x float> @mfma_f32_4x4x2bf16(<2 x i16> %a0, <2 x i16> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16> %a0, <2 x i16> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_4x4x4bf16_1k(<4 x i16> %a0, <4 x i16> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16> %a0, <4 x i16> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_4x4x4f16(<4 x half> %a0, <4 x half> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %a0, <4 x half> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x double> @mfma_f64_16x16x4f64(double %a0, double %a1, <4 x double> %a2) {
  %r = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %a0, double %a1, <4 x double> %a2, i32 1, i32 1, i32 1)
  ret <4 x double> %r
}

define double @mfma_f64_4x4x4f64(double %a0, double %a1, double %a2) {
  %r = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a0, double %a1, double %a2, i32 1, i32 1, i32 1)
  ret double %r
}

define <4 x i32> @mfma_i32_16x16x16i8(i32 %a0, i32 %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %a0, i32 %a1, <4 x i32> %a2, i32 1, i32 1, i32 1)
  ret <4 x i32> %r
}

define <4 x i32> @mfma_i32_16x16x32_i8(i64 %a0, i64 %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64 %a0, i64 %a1, <4 x i32> %a2, i32 1, i32 1, i32 1)
  ret <4 x i32> %r
}

define <16 x i32> @mfma_i32_16x16x4i8(i32 %a0, i32 %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32 %a0, i32 %a1, <16 x i32> %a2, i32 1, i32 1, i32 1)
  ret <16 x i32> %r
}

define <4 x i32> @mfma_i32_16x16x64_i8(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 1, i32 1, i32 1)
  ret <4 x i32> %r
}

define <16 x i32> @mfma_i32_32x32x16_i8(i64 %a0, i64 %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %a0, i64 %a1, <16 x i32> %a2, i32 1, i32 1, i32 1)
  ret <16 x i32> %r
}

define <16 x i32> @mfma_i32_32x32x32_i8(<4 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i32 1, i32 1, i32 1)
  ret <16 x i32> %r
}

define <32 x i32> @mfma_i32_32x32x4i8(i32 %a0, i32 %a1, <32 x i32> %a2) {
  %r = call <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32 %a0, i32 %a1, <32 x i32> %a2, i32 1, i32 1, i32 1)
  ret <32 x i32> %r
}

define <16 x i32> @mfma_i32_32x32x8i8(i32 %a0, i32 %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %a0, i32 %a1, <16 x i32> %a2, i32 1, i32 1, i32 1)
  ret <16 x i32> %r
}

define <4 x i32> @mfma_i32_4x4x4i8(i32 %a0, i32 %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %a0, i32 %a1, <4 x i32> %a2, i32 1, i32 1, i32 1)
  ret <4 x i32> %r
}

define <4 x float> @mfma_scale_f32_16x16x128_f8f6f4(<8 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 %a4) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 1, i32 1, i32 1, i32 %a3, i32 1, i32 %a4)
  ret <4 x float> %r
}

define <16 x float> @mfma_scale_f32_32x32x64_f8f6f4(<8 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 %a4) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 1, i32 1, i32 1, i32 %a3, i32 1, i32 %a4)
  ret <16 x float> %r
}

define { i32, i32 } @permlane16_swap(i32 %a0, i32 %a1) {
  %r = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %a0, i32 %a1, i1 true, i1 true)
  ret { i32, i32 } %r
}

define { i32, i32 } @permlane32_swap(i32 %a0, i32 %a1) {
  %r = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %a0, i32 %a1, i1 true, i1 true)
  ret { i32, i32 } %r
}

define i32 @permlanex16(i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  %r = call i32 @llvm.amdgcn.permlanex16.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i1 true, i1 true)
  ret i32 %r
}

define i32 @raw_buffer_atomic_cmpswap(i32 %a0, i32 %a1, <4 x i32> %a2, i32 %a3, i32 %a4) {
  %r = call i32 @llvm.amdgcn.raw.buffer.atomic.cmpswap.i32(i32 %a0, i32 %a1, <4 x i32> %a2, i32 %a3, i32 %a4, i32 1)
  ret i32 %r
}

define void @raw_buffer_atomic_fadd(float %a0, <4 x i32> %a1, i32 %a2, i32 %a3) {
  %1 = call float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float %a0, <4 x i32> %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define void @raw_buffer_atomic_fmax(float %a0, <4 x i32> %a1, i32 %a2, i32 %a3) {
  %1 = call float @llvm.amdgcn.raw.buffer.atomic.fmax.f32(float %a0, <4 x i32> %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define void @raw_buffer_atomic_smax(i32 %a0, <4 x i32> %a1, i32 %a2, i32 %a3) {
  %1 = call i32 @llvm.amdgcn.raw.buffer.atomic.smax.i32(i32 %a0, <4 x i32> %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define void @raw_buffer_atomic_umin(i32 %a0, <4 x i32> %a1, i32 %a2, i32 %a3) {
  %1 = call i32 @llvm.amdgcn.raw.buffer.atomic.umin.i32(i32 %a0, <4 x i32> %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define i32 @raw_buffer_load(<4 x i32> %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> %a0, i32 %a1, i32 %a2, i32 1)
  ret i32 %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32, i32, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64, i64, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32>, <4 x i32>, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32, i32, <32 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16>, <2 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64, i64, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32>, <4 x i32>, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32, i32, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare double @llvm.amdgcn.mfma.f64.4x4x4f64(double, double, double, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane16.swap(i32, i32, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nounwind willreturn
declare float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float, <4 x i32>, i32, i32, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare float @llvm.amdgcn.raw.buffer.atomic.fmax.f32(float, <4 x i32>, i32, i32, i32 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn
declare i32 @llvm.amdgcn.raw.buffer.atomic.cmpswap.i32(i32, i32, <4 x i32>, i32, i32, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare i32 @llvm.amdgcn.raw.buffer.atomic.smax.i32(i32, <4 x i32>, i32, i32, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare i32 @llvm.amdgcn.raw.buffer.atomic.umin.i32(i32, <4 x i32>, i32, i32, i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32>, i32, i32, i32 immarg) #3

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(read) }
