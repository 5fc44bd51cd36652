target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @read_ptx_sreg_total_smem_size() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  ret i32 %r
}

define i32 @read_ptx_sreg_warpid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  ret i32 %r
}

define i32 @read_ptx_sreg_warpsize() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret i32 %r
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.total_smem_size() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.warpid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 32, 33) i32 @llvm.nvvm.read.ptx.sreg.warpsize() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
