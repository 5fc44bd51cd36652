target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @rcp_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.rcp.approx.ftz.f(float %a0)
  ret float %r
}

define i32 @read_ptx_sreg_aggr_smem_size() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
  ret i32 %r
}

define i32 @read_ptx_sreg_clock() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret i32 %r
}

define i64 @read_ptx_sreg_clock64() {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret i64 %r
}

define i32 @read_ptx_sreg_cluster_ctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_ctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_ctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_ctarank() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_nctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_nctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_nctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_cluster_nctarank() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  ret i32 %r
}

define i32 @read_ptx_sreg_clusterid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_clusterid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_clusterid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_ctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %r
}

define i32 @read_ptx_sreg_ctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %r
}

define i32 @read_ptx_sreg_ctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %r
}

define i32 @read_ptx_sreg_dynamic_smem_size() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg0() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg1() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg1()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg10() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg10()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg11() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg11()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg12() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg13() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg13()
  ret i32 %r
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.approx.ftz.f(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.clusterid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.clusterid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.clusterid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg1() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg10() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg11() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg12() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg13() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
