; NVPTX: kernels, special registers, barriers, shuffles, annotations.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [32 x i32] undef, align 4
@constants = addrspace(4) externally_initialized global [4 x float] zeroinitializer, align 4

define ptx_kernel void @kernel(ptr addrspace(1) noalias align 16 %p, i32 %n, ptr byval({ i32, i64 }) align 8 %params) #0 {
  %x = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = getelementptr inbounds [32 x i32], ptr addrspace(3) @shared, i64 0, i32 %x
  store i32 %y, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %y, i32 1, i32 31)
  %old = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("block") monotonic, align 4
  %f = call float @llvm.nvvm.ex2.approx.f(float 2.0)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.ex2.approx.f(float)

attributes #0 = { "nvvm.maxntid"="256,1,1" "nvvm.minctasm"="2" }

!nvvm.annotations = !{!0, !1}
!nvvmir.version = !{!2}
!0 = !{ptr addrspace(3) @shared, !"made.up", i32 1}
!1 = !{null, !"align", i32 8}
!2 = !{i32 2, i32 0, i32 3, i32 1}
