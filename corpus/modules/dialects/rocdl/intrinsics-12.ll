target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <8 x float> @wmma_f32_16x16x64_fp8_bf8(<8 x i32> %a0, <8 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8.v8f32.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x float> @wmma_f32_16x16x64_fp8_fp8(<8 x i32> %a0, <8 x i32> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8.v8f32.v8i32(<8 x i32> %a0, <8 x i32> %a1, i16 1, <8 x float> %a2, i1 true, i1 true)
  ret <8 x float> %r
}

define <8 x i32> @wmma_i32_16x16x16_iu4(<2 x i32> %a0, <2 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v8i32.v2i32(i1 true, <2 x i32> %a0, i1 true, <2 x i32> %a1, <8 x i32> %a2, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @wmma_i32_16x16x16_iu8(<4 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %a0, i1 true, <4 x i32> %a1, <8 x i32> %a2, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @wmma_i32_16x16x32_iu4(<2 x i32> %a0, <2 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x32.iu4.v8i32.v2i32(i1 true, <2 x i32> %a0, i1 true, <2 x i32> %a1, <8 x i32> %a2, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @wmma_i32_16x16x64_iu8(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1 true, <8 x i32> %a0, i1 true, <8 x i32> %a1, <8 x i32> %a2, i1 true, i1 true, i1 true)
  ret <8 x i32> %r
}

define <8 x float> @wmma_scale_f32_16x16x128_f8f6f4(<16 x i32> %a0, <16 x i32> %a1, <8 x float> %a2, i32 %a3, i32 %a4) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 1, <16 x i32> %a0, i32 1, <16 x i32> %a1, i16 1, <8 x float> %a2, i32 1, i32 1, i32 %a3, i32 1, i32 1, i32 %a4, i1 true, i1 true)
  ret <8 x float> %r
}

define <16 x float> @wmma_scale_f32_32x16x128_f4(<16 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 %a4) {
  %r = call <16 x float> @llvm.amdgcn.wmma.scale.f32.32x16x128.f4.v16f32.v16i32.v8i32(<16 x i32> %a0, <8 x i32> %a1, i16 1, <16 x float> %a2, i32 1, i32 1, i32 %a3, i32 1, i32 1, i32 %a4, i1 true, i1 true)
  ret <16 x float> %r
}

define <8 x float> @wmma_scale16_f32_16x16x128_f8f6f4(<16 x i32> %a0, <16 x i32> %a1, <8 x float> %a2, i64 %a3, i64 %a4) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 1, <16 x i32> %a0, i32 1, <16 x i32> %a1, i16 1, <8 x float> %a2, i32 1, i32 1, i64 %a3, i32 1, i32 1, i64 %a4, i1 true, i1 true)
  ret <8 x float> %r
}

define <16 x float> @wmma_scale16_f32_32x16x128_f4(<16 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i64 %a3, i64 %a4) {
  %r = call <16 x float> @llvm.amdgcn.wmma.scale16.f32.32x16x128.f4.v16f32.v16i32.v8i32(<16 x i32> %a0, <8 x i32> %a1, i16 1, <16 x float> %a2, i32 1, i32 1, i64 %a3, i32 1, i32 1, i64 %a4, i1 true, i1 true)
  ret <16 x float> %r
}

define i32 @workgroup_id_x() {
  %r = call i32 @llvm.amdgcn.workgroup.id.x()
  ret i32 %r
}

define i32 @workgroup_id_y() {
  %r = call i32 @llvm.amdgcn.workgroup.id.y()
  ret i32 %r
}

define i32 @workgroup_id_z() {
  %r = call i32 @llvm.amdgcn.workgroup.id.z()
  ret i32 %r
}

define i32 @workitem_id_x() {
  %r = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %r
}

define i32 @workitem_id_y() {
  %r = call i32 @llvm.amdgcn.workitem.id.y()
  ret i32 %r
}

define i32 @workitem_id_z() {
  %r = call i32 @llvm.amdgcn.workitem.id.z()
  ret i32 %r
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.wmma.scale.f32.32x16x128.f4.v16f32.v16i32.v8i32(<16 x i32>, <8 x i32>, i16 immarg, <16 x float>, i32 immarg, i32 immarg, i32, i32 immarg, i32 immarg, i32, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.wmma.scale16.f32.32x16x128.f4.v16f32.v16i32.v8i32(<16 x i32>, <8 x i32>, i16 immarg, <16 x float>, i32 immarg, i32 immarg, i64, i32 immarg, i32 immarg, i64, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8.v8f32.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8.v8f32.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 immarg, <16 x i32>, i32 immarg, <16 x i32>, i16 immarg, <8 x float>, i32 immarg, i32 immarg, i32, i32 immarg, i32 immarg, i32, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 immarg, <16 x i32>, i32 immarg, <16 x i32>, i16 immarg, <8 x float>, i32 immarg, i32 immarg, i64, i32 immarg, i32 immarg, i64, i1 immarg, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v8i32.v2i32(i1 immarg, <2 x i32>, i1 immarg, <2 x i32>, <8 x i32>, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 immarg, <4 x i32>, i1 immarg, <4 x i32>, <8 x i32>, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x32.iu4.v8i32.v2i32(i1 immarg, <2 x i32>, i1 immarg, <2 x i32>, <8 x i32>, i1 immarg) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1 immarg, <8 x i32>, i1 immarg, <8 x i32>, <8 x i32>, i1 immarg, i1 immarg, i1 immarg) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
