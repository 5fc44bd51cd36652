target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @read_ptx_sreg_envreg9() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
  ret i32 %r
}

define i64 @read_ptx_sreg_globaltimer() {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  ret i64 %r
}

define i32 @read_ptx_sreg_globaltimer_lo() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo()
  ret i32 %r
}

define i32 @read_ptx_sreg_gridid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.gridid()
  ret i32 %r
}

define i32 @read_ptx_sreg_laneid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %r
}

define i32 @read_ptx_sreg_lanemask_eq() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  ret i32 %r
}

define i32 @read_ptx_sreg_lanemask_ge() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  ret i32 %r
}

define i32 @read_ptx_sreg_lanemask_gt() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  ret i32 %r
}

define i32 @read_ptx_sreg_lanemask_le() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
  ret i32 %r
}

define i32 @read_ptx_sreg_lanemask_lt() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  ret i32 %r
}

define i32 @read_ptx_sreg_nclusterid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_nclusterid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_nclusterid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_nctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_nctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_nctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_nsmid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  ret i32 %r
}

define i32 @read_ptx_sreg_ntid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_ntid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_ntid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_nwarpid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  ret i32 %r
}

define i32 @read_ptx_sreg_smid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  ret i32 %r
}

define i32 @read_ptx_sreg_tid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_tid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_tid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret i32 %r
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg9() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.gridid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.le() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nsmid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nwarpid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.smid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.globaltimer() #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
