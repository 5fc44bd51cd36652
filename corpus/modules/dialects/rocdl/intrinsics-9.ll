target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define void @s_wait_asynccnt() {
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  ret void
}

define void @s_wait_dscnt() {
  call void @llvm.amdgcn.s.wait.dscnt(i16 1)
  ret void
}

define void @s_wait_expcnt() {
  call void @llvm.amdgcn.s.wait.expcnt(i16 1)
  ret void
}

define void @s_wait_loadcnt() {
  call void @llvm.amdgcn.s.wait.loadcnt(i16 1)
  ret void
}

define void @s_wait_storecnt() {
  call void @llvm.amdgcn.s.wait.storecnt(i16 1)
  ret void
}

define void @s_wait_tensorcnt() {
  call void @llvm.amdgcn.s.wait.tensorcnt(i16 1)
  ret void
}

define void @s_waitcnt() {
  call void @llvm.amdgcn.s.waitcnt(i32 1)
  ret void
}

define void @s_wakeup_barrier(ptr addrspace(3) %a0) {
  call void @llvm.amdgcn.s.wakeup.barrier(ptr addrspace(3) %a0)
  ret void
}

define void @sched_barrier() {
  call void @llvm.amdgcn.sched.barrier(i32 1)
  ret void
}

define void @sched_group_barrier() {
  call void @llvm.amdgcn.sched.group.barrier(i32 1, i32 1, i32 1)
  ret void
}

define float @sin(float %a0) {
  %r = call float @llvm.amdgcn.sin.f32(float %a0)
  ret float %r
}

define <4 x float> @smfmac_f32_16x16x128_bf8_bf8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x128_bf8_fp8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x128_fp8_bf8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x128_fp8_fp8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x32_bf16(<4 x i16> %a0, <8 x i16> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.bf16(<4 x i16> %a0, <8 x i16> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x32_f16(<4 x half> %a0, <8 x half> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half> %a0, <8 x half> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x64_bf16(<8 x bfloat> %a0, <16 x bfloat> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf16(<8 x bfloat> %a0, <16 x bfloat> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x64_bf8_bf8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x64_bf8_fp8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x64_f16(<8 x half> %a0, <16 x half> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half> %a0, <16 x half> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x64_fp8_bf8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <4 x float> @smfmac_f32_16x16x64_fp8_fp8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <4 x float> %r
}

define <16 x float> @smfmac_f32_32x32x16_bf16(<4 x i16> %a0, <8 x i16> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.bf16(<4 x i16> %a0, <8 x i16> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

define <16 x float> @smfmac_f32_32x32x16_f16(<4 x half> %a0, <8 x half> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half> %a0, <8 x half> %a1, <16 x float> %a2, i32 %a3, i32 1, i32 1)
  ret <16 x float> %r
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.bf16(<4 x i16>, <8 x i16>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half>, <8 x half>, <16 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.bf16(<4 x i16>, <8 x i16>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half>, <8 x half>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf16(<8 x bfloat>, <16 x bfloat>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half>, <16 x half>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.amdgcn.s.wait.asynccnt(i16 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.wait.dscnt(i16 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.wait.expcnt(i16 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.wait.loadcnt(i16 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.wait.storecnt(i16 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.amdgcn.s.wait.tensorcnt(i16 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.wakeup.barrier(ptr addrspace(3)) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.group.barrier(i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sin.f32(float) #4

attributes #0 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
