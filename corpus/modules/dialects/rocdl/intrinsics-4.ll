target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define <6 x i32> @cvt_scalef32_sr_pk32_fp6_f32(<32 x float> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}

define <2 x i32> @cvt_scalef32_sr_pk8_bf8_bf16(<8 x bfloat> %a0, i32 %a1, float %a2) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16(<8 x bfloat> %a0, i32 %a1, float %a2)
  ret <2 x i32> %r
}

define <2 x i32> @cvt_scalef32_sr_pk8_bf8_f16(<8 x half> %a0, i32 %a1, float %a2) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16(<8 x half> %a0, i32 %a1, float %a2)
  ret <2 x i32> %r
}

define <2 x i32> @cvt_scalef32_sr_pk8_bf8_f32(<8 x float> %a0, i32 %a1, float %a2) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32(<8 x float> %a0, i32 %a1, float %a2)
  ret <2 x i32> %r
}

define i32 @cvt_scalef32_sr_pk8_fp4_bf16(<8 x bfloat> %a0, i32 %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16(<8 x bfloat> %a0, i32 %a1, float %a2)
  ret i32 %r
}

define i32 @cvt_scalef32_sr_pk8_fp4_f16(<8 x half> %a0, i32 %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16(<8 x half> %a0, i32 %a1, float %a2)
  ret i32 %r
}

define i32 @cvt_scalef32_sr_pk8_fp4_f32(<8 x float> %a0, i32 %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32(<8 x float> %a0, i32 %a1, float %a2)
  ret i32 %r
}

define <2 x i32> @cvt_scalef32_sr_pk8_fp8_bf16(<8 x bfloat> %a0, i32 %a1, float %a2) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16(<8 x bfloat> %a0, i32 %a1, float %a2)
  ret <2 x i32> %r
}

define <2 x i32> @cvt_scalef32_sr_pk8_fp8_f16(<8 x half> %a0, i32 %a1, float %a2) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16(<8 x half> %a0, i32 %a1, float %a2)
  ret <2 x i32> %r
}

define <2 x i32> @cvt_scalef32_sr_pk8_fp8_f32(<8 x float> %a0, i32 %a1, float %a2) {
  %r = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32(<8 x float> %a0, i32 %a1, float %a2)
  ret <2 x i32> %r
}

define i32 @cvt_sr_bf8_f32(float %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %a0, i32 %a1, i32 %a2, i32 1)
  ret i32 %r
}

define i32 @cvt_sr_fp8_f32(float %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %a0, i32 %a1, i32 %a2, i32 1)
  ret i32 %r
}

define void @ds_atomic_async_barrier_arrive_b64(ptr addrspace(3) %a0) {
  call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3) %a0)
  ret void
}

define i64 @ds_atomic_barrier_arrive_rtn_b64(ptr addrspace(3) %a0, i64 %a1) {
  %r = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) %a0, i64 %a1)
  ret i64 %r
}

define <8 x half> @ds_load_tr16_b128(ptr addrspace(3) %a0) {
  %r = call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) %a0)
  ret <8 x half> %r
}

define <2 x i32> @ds_load_tr4_b64(ptr addrspace(3) %a0) {
  %r = call <2 x i32> @llvm.amdgcn.ds.load.tr4.b64.v2i32(ptr addrspace(3) %a0)
  ret <2 x i32> %r
}

define <3 x i32> @ds_load_tr6_b96(ptr addrspace(3) %a0) {
  %r = call <3 x i32> @llvm.amdgcn.ds.load.tr6.b96.v3i32(ptr addrspace(3) %a0)
  ret <3 x i32> %r
}

define <2 x i32> @ds_load_tr8_b64(ptr addrspace(3) %a0) {
  %r = call <2 x i32> @llvm.amdgcn.ds.load.tr8.b64.v2i32(ptr addrspace(3) %a0)
  ret <2 x i32> %r
}

define <4 x half> @ds_read_tr16_b64(ptr addrspace(3) %a0) {
  %r = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %a0)
  ret <4 x half> %r
}

define <2 x i32> @ds_read_tr4_b64(ptr addrspace(3) %a0) {
  %r = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %a0)
  ret <2 x i32> %r
}

define <3 x i32> @ds_read_tr6_b96(ptr addrspace(3) %a0) {
  %r = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %a0)
  ret <3 x i32> %r
}

define <2 x i32> @ds_read_tr8_b64(ptr addrspace(3) %a0) {
  %r = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %a0)
  ret <2 x i32> %r
}

define i32 @ds_bpermute(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %a0, i32 %a1)
  ret i32 %r
}

define i32 @ds_swizzle(i32 %a0) {
  %r = call i32 @llvm.amdgcn.ds.swizzle(i32 %a0, i32 1)
  ret i32 %r
}

define void @exp(i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  call void @llvm.amdgcn.exp.i32(i32 1, i32 1, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i1 true, i1 true)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16(<8 x bfloat>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16(<8 x half>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32(<8 x float>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16(<8 x bfloat>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16(<8 x half>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32(<8 x float>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16(<8 x bfloat>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16(<8 x half>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32(<8 x float>, i32, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.sr.bf8.f32(float, i32, i32, i32 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32 immarg) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #1

; Function Attrs: convergent nounwind willreturn memory(argmem: readwrite)
declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) captures(none), i64) #2

; Function Attrs: convergent nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3)) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.ds.load.tr4.b64.v2i32(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.ds.load.tr8.b64.v2i32(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <3 x i32> @llvm.amdgcn.ds.load.tr6.b96.v3i32(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.amdgcn.exp.i32(i32 immarg, i32 immarg, i32, i32, i32, i32, i1 immarg, i1 immarg) #5

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #2 = { convergent nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
