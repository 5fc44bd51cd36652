; AMDGPU: kernels, address spaces, intrinsics, metadata.

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [64 x float] poison, align 16
@constant = addrspace(4) constant [2 x i32] [i32 1, i32 2]

define amdgpu_kernel void @kernel(ptr addrspace(1) noalias inreg %out, i32 %n) #0 !reqd_work_group_size !0 {
  %slot = alloca [4 x float], align 4, addrspace(5)
  %id = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.y()
  %dispatch = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %size = load i16, ptr addrspace(4) %dispatch, align 4, !range !1, !invariant.load !2
  %shared = getelementptr inbounds float, ptr addrspace(3) @lds, i32 %id
  %v = load float, ptr addrspace(3) %shared, align 4
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 %id, i32 %group, i32 273, i32 15, i32 15, i1 false)
  %wide = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %v, float 1.0)
  %old = atomicrmw fadd ptr addrspace(1) %out, float %v syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !2, !amdgpu.ignore.denormal.mode !2
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") release, !mmra !3
  %flat = addrspacecast ptr addrspace(5) %slot to ptr
  store i32 %moved, ptr %flat, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare <2 x half> @llvm.amdgcn.cvt.pkrtz(float, float)
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "target-cpu"="gfx942" "uniform-work-group-size"="true" }

!0 = !{i32 64, i32 1, i32 1}
!1 = !{i16 1, i16 1025}
!2 = !{}
!3 = !{!"amdgpu-synchronize-as", !"local"}
