target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define void @raw_buffer_store(i32 %a0, <4 x i32> %a1, i32 %a2, i32 %a3) {
  call void @llvm.amdgcn.raw.buffer.store.i32(i32 %a0, <4 x i32> %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define i32 @raw_ptr_buffer_atomic_cmpswap(i32 %a0, i32 %a1, ptr addrspace(8) %a2, i32 %a3, i32 %a4) {
  %r = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32 %a0, i32 %a1, ptr addrspace(8) %a2, i32 %a3, i32 %a4, i32 1)
  ret i32 %r
}

define void @raw_ptr_buffer_atomic_fadd(float %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3) {
  %1 = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define void @raw_ptr_buffer_atomic_fmax(float %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3) {
  %1 = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fmax.f32(float %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define void @raw_ptr_buffer_atomic_smax(i32 %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3) {
  %1 = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i32(i32 %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define void @raw_ptr_buffer_atomic_umin(i32 %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3) {
  %1 = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i32(i32 %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define i32 @raw_ptr_buffer_load(ptr addrspace(8) %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %a0, i32 %a1, i32 %a2, i32 1)
  ret i32 %r
}

define void @raw_ptr_buffer_load_lds(ptr addrspace(8) %a0, ptr addrspace(3) %a1, i32 %a2, i32 %a3) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %a0, ptr addrspace(3) %a1, i32 1, i32 %a2, i32 %a3, i32 1, i32 1)
  ret void
}

define void @raw_ptr_buffer_store(i32 %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3) {
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %a0, ptr addrspace(8) %a1, i32 %a2, i32 %a3, i32 1)
  ret void
}

define float @rcp(float %a0) {
  %r = call float @llvm.amdgcn.rcp.f32(float %a0)
  ret float %r
}

define i32 @readfirstlane(i32 %a0) {
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a0)
  ret i32 %r
}

define i32 @readlane(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define void @s_barrier() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define void @s_barrier_init(ptr addrspace(3) %a0) {
  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) %a0, i32 1)
  ret void
}

define void @s_barrier_join(ptr addrspace(3) %a0) {
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) %a0)
  ret void
}

define void @s_barrier_leave() {
  call void @llvm.amdgcn.s.barrier.leave(i16 1)
  ret void
}

define void @s_barrier_signal() {
  call void @llvm.amdgcn.s.barrier.signal(i32 1)
  ret void
}

define i1 @s_barrier_signal_isfirst() {
  %r = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 1)
  ret i1 %r
}

define void @s_barrier_signal_var(ptr addrspace(3) %a0) {
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %a0, i32 1)
  ret void
}

define void @s_barrier_wait() {
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  ret void
}

define i32 @s_get_barrier_state() {
  %r = call i32 @llvm.amdgcn.s.get.barrier.state(i32 1)
  ret i32 %r
}

define i32 @s_get_named_barrier_state(ptr addrspace(3) %a0) {
  %r = call i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3) %a0)
  ret i32 %r
}

define void @s_nop() {
  call void @llvm.amdgcn.s.nop(i16 1)
  ret void
}

define void @s_setprio() {
  call void @llvm.amdgcn.s.setprio(i16 1)
  ret void
}

define void @s_sleep() {
  call void @llvm.amdgcn.s.sleep(i32 1)
  ret void
}

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 immarg) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare i32 @llvm.amdgcn.s.get.barrier.state(i32) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3)) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3)) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.leave(i16 immarg) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32) #0

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.nop(i16 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.setprio(i16 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float, ptr addrspace(8) captures(none), i32, i32, i32 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare float @llvm.amdgcn.raw.ptr.buffer.atomic.fmax.f32(float, ptr addrspace(8) captures(none), i32, i32, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32, i32, ptr addrspace(8) captures(none), i32, i32, i32 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i32(i32, ptr addrspace(8) captures(none), i32, i32, i32 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i32(i32, ptr addrspace(8) captures(none), i32, i32, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.amdgcn.raw.buffer.store.i32(i32, <4 x i32>, i32, i32, i32 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #8

attributes #0 = { convergent nocallback nofree nounwind willreturn }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
