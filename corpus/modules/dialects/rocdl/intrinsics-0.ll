target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define i32 @ballot(i1 %a0) {
  %r = call i32 @llvm.amdgcn.ballot.i32(i1 %a0)
  ret i32 %r
}

define i32 @cluster_id_x() {
  %r = call i32 @llvm.amdgcn.cluster.id.x()
  ret i32 %r
}

define i32 @cluster_id_y() {
  %r = call i32 @llvm.amdgcn.cluster.id.y()
  ret i32 %r
}

define i32 @cluster_id_z() {
  %r = call i32 @llvm.amdgcn.cluster.id.z()
  ret i32 %r
}

define void @cluster_load_async_to_lds_b128(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1, i32 %a2)
  ret void
}

define void @cluster_load_async_to_lds_b32(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1, i32 %a2)
  ret void
}

define void @cluster_load_async_to_lds_b64(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1, i32 %a2)
  ret void
}

define void @cluster_load_async_to_lds_b8(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1, i32 %a2)
  ret void
}

define float @cos(float %a0) {
  %r = call float @llvm.amdgcn.cos.f32(float %a0)
  ret float %r
}

define float @cvt_f32_bf8(i32 %a0) {
  %r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %a0, i32 1)
  ret float %r
}

define float @cvt_f32_fp8(i32 %a0) {
  %r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a0, i32 1)
  ret float %r
}

define i32 @cvt_pk_bf8_f32(float %a0, float %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %a0, float %a1, i32 %a2, i1 true)
  ret i32 %r
}

define <2 x float> @cvt_pk_f32_bf8(i32 %a0) {
  %r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %a0, i1 true)
  ret <2 x float> %r
}

define <2 x float> @cvt_pk_f32_fp8(i32 %a0) {
  %r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %a0, i1 true)
  ret <2 x float> %r
}

define i32 @cvt_pk_fp8_f32(float %a0, float %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %a0, float %a1, i32 %a2, i1 true)
  ret i32 %r
}

define <2 x half> @cvt_pkrtz(float %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %a0, float %a1)
  ret <2 x half> %r
}

define <16 x bfloat> @cvt_scale_pk16_bf16_bf6(<3 x i32> %a0, i32 %a1) {
  %r = call <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.bf6(<3 x i32> %a0, i32 %a1, i32 1)
  ret <16 x bfloat> %r
}

define <16 x bfloat> @cvt_scale_pk16_bf16_fp6(<3 x i32> %a0, i32 %a1) {
  %r = call <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.fp6(<3 x i32> %a0, i32 %a1, i32 1)
  ret <16 x bfloat> %r
}

define <16 x half> @cvt_scale_pk16_f16_bf6(<3 x i32> %a0, i32 %a1) {
  %r = call <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.bf6(<3 x i32> %a0, i32 %a1, i32 1)
  ret <16 x half> %r
}

define <16 x half> @cvt_scale_pk16_f16_fp6(<3 x i32> %a0, i32 %a1) {
  %r = call <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.fp6(<3 x i32> %a0, i32 %a1, i32 1)
  ret <16 x half> %r
}

define <16 x float> @cvt_scale_pk16_f32_bf6(<3 x i32> %a0, i32 %a1) {
  %r = call <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.bf6(<3 x i32> %a0, i32 %a1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @cvt_scale_pk16_f32_fp6(<3 x i32> %a0, i32 %a1) {
  %r = call <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.fp6(<3 x i32> %a0, i32 %a1, i32 1)
  ret <16 x float> %r
}

define <8 x bfloat> @cvt_scale_pk8_bf16_bf8(<2 x i32> %a0, i32 %a1) {
  %r = call <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.bf8(<2 x i32> %a0, i32 %a1, i32 1)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @cvt_scale_pk8_bf16_fp4(i32 %a0, i32 %a1) {
  %r = call <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp4(i32 %a0, i32 %a1, i32 1)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @cvt_scale_pk8_bf16_fp8(<2 x i32> %a0, i32 %a1) {
  %r = call <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp8(<2 x i32> %a0, i32 %a1, i32 1)
  ret <8 x bfloat> %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.bf6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.fp6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.bf6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.fp6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.bf6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.fp6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.amdgcn.cvt.pkrtz(float, float) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.bf8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp4(i32, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.cluster.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.cluster.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.cluster.id.z() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.cos.f32(float) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ballot.i32(i1) #5

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
