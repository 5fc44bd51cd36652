target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define float @exp2(float %a0) {
  %r = call float @llvm.amdgcn.exp2.f32(float %a0)
  ret float %r
}

define void @flat_prefetch(ptr %a0) {
  call void @llvm.amdgcn.flat.prefetch(ptr %a0, i32 1)
  ret void
}

define float @fmed3(float %a0, float %a1, float %a2) {
  %r = call float @llvm.amdgcn.fmed3.f32(float %a0, float %a1, float %a2)
  ret float %r
}

define void @global_load_async_to_lds_b128(ptr addrspace(1) %a0, ptr addrspace(3) %a1) {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1)
  ret void
}

define void @global_load_async_to_lds_b32(ptr addrspace(1) %a0, ptr addrspace(3) %a1) {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1)
  ret void
}

define void @global_load_async_to_lds_b64(ptr addrspace(1) %a0, ptr addrspace(3) %a1) {
  call void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1)
  ret void
}

define void @global_load_async_to_lds_b8(ptr addrspace(1) %a0, ptr addrspace(3) %a1) {
  call void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1)
  ret void
}

define void @global_load_lds(ptr addrspace(1) %a0, ptr addrspace(3) %a1) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 1, i32 1, i32 1)
  ret void
}

define <8 x half> @global_load_tr_b128(ptr addrspace(1) %a0) {
  %r = call <8 x half> @llvm.amdgcn.global.load.tr.b128.v8f16(ptr addrspace(1) %a0)
  ret <8 x half> %r
}

define <2 x i32> @global_load_tr_b64(ptr addrspace(1) %a0) {
  %r = call <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) %a0)
  ret <2 x i32> %r
}

define <2 x i32> @global_load_tr4_b64(ptr addrspace(1) %a0) {
  %r = call <2 x i32> @llvm.amdgcn.global.load.tr4.b64.v2i32(ptr addrspace(1) %a0)
  ret <2 x i32> %r
}

define <3 x i32> @global_load_tr6_b96(ptr addrspace(1) %a0) {
  %r = call <3 x i32> @llvm.amdgcn.global.load.tr6.b96.v3i32(ptr addrspace(1) %a0)
  ret <3 x i32> %r
}

define void @global_prefetch(ptr addrspace(1) %a0) {
  call void @llvm.amdgcn.global.prefetch(ptr addrspace(1) %a0, i32 1)
  ret void
}

define void @iglp_opt() {
  call void @llvm.amdgcn.iglp.opt(i32 1)
  ret void
}

define void @load_to_lds(ptr addrspace(7) %a0, ptr addrspace(3) %a1) {
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) %a0, ptr addrspace(3) %a1, i32 1, i32 1, i32 1)
  ret void
}

define float @log(float %a0) {
  %r = call float @llvm.amdgcn.log.f32(float %a0)
  ret float %r
}

define ptr addrspace(8) @make_buffer_rsrc(ptr %a0, i16 %a1, i64 %a2, i32 %a3) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p0(ptr %a0, i16 %a1, i64 %a2, i32 %a3)
  ret ptr addrspace(8) %r
}

define i32 @mbcnt_hi(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.mbcnt.hi(i32 %a0, i32 %a1)
  ret i32 %r
}

define i32 @mbcnt_lo(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.mbcnt.lo(i32 %a0, i32 %a1)
  ret i32 %r
}

define <4 x float> @mfma_f32_16x16x16bf16_1k(<4 x i16> %a0, <4 x i16> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %a0, <4 x i16> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x16f16(<4 x half> %a0, <4 x half> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %a0, <4 x half> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <16 x float> @mfma_f32_16x16x1f32(float %a0, float %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float %a0, float %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @mfma_f32_16x16x2bf16(<2 x i16> %a0, <2 x i16> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16> %a0, <2 x i16> %a1, <16 x float> %a2, i32 1, i32 1, i32 1)
  ret <16 x float> %r
}

define <4 x float> @mfma_f32_16x16x32_bf16(<8 x bfloat> %a0, <8 x bfloat> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat> %a0, <8 x bfloat> %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @mfma_f32_16x16x32_bf8_bf8(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64 %a0, i64 %a1, <4 x float> %a2, i32 1, i32 1, i32 1)
  ret <4 x float> %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16>, <2 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.flat.prefetch(ptr captures(none), i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.prefetch(ptr addrspace(1) captures(none), i32 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.iglp.opt(i32 immarg) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) captures(none)) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.global.load.tr4.b64.v2i32(ptr addrspace(1) captures(none)) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <3 x i32> @llvm.amdgcn.global.load.tr6.b96.v3i32(ptr addrspace(1) captures(none)) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
declare <8 x half> @llvm.amdgcn.global.load.tr.b128.v8f16(ptr addrspace(1) captures(none)) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fmed3.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.log.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p0(ptr readnone, i16, i64, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32 immarg) #7

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
