target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64"

define i64 @intr_cntsd() {
  %r = call i64 @llvm.aarch64.sme.cntsd()
  ret i64 %r
}

define void @intr_ld1b_horiz(<vscale x 16 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1b_vert(<vscale x 16 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1d_horiz(<vscale x 2 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1d_vert(<vscale x 2 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1h_horiz(<vscale x 8 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1h_vert(<vscale x 8 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1q_horiz(<vscale x 1 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1q_vert(<vscale x 1 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1w_horiz(<vscale x 4 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_ld1w_vert(<vscale x 4 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_mopa(<vscale x 4 x i1> %a0, <vscale x 4 x i1> %a1, <vscale x 4 x float> %a2, <vscale x 4 x float> %a3) {
  call void @llvm.aarch64.sme.mopa.nxv4f32(i32 1, <vscale x 4 x i1> %a0, <vscale x 4 x i1> %a1, <vscale x 4 x float> %a2, <vscale x 4 x float> %a3)
  ret void
}

define void @intr_mopa_wide(<vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x half> %a2, <vscale x 8 x half> %a3) {
  call void @llvm.aarch64.sme.mopa.wide.nxv8f16(i32 1, <vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x half> %a2, <vscale x 8 x half> %a3)
  ret void
}

define void @intr_mops(<vscale x 4 x i1> %a0, <vscale x 4 x i1> %a1, <vscale x 4 x float> %a2, <vscale x 4 x float> %a3) {
  call void @llvm.aarch64.sme.mops.nxv4f32(i32 1, <vscale x 4 x i1> %a0, <vscale x 4 x i1> %a1, <vscale x 4 x float> %a2, <vscale x 4 x float> %a3)
  ret void
}

define void @intr_mops_wide(<vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x half> %a2, <vscale x 8 x half> %a3) {
  call void @llvm.aarch64.sme.mops.wide.nxv8f16(i32 1, <vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x half> %a2, <vscale x 8 x half> %a3)
  ret void
}

define <vscale x 4 x i32> @intr_read_horiz(<vscale x 4 x i32> %a0, <vscale x 4 x i1> %a1, i32 %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sme.read.horiz.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i1> %a1, i32 1, i32 %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_read_vert(<vscale x 4 x i32> %a0, <vscale x 4 x i1> %a1, i32 %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sme.read.vert.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i1> %a1, i32 1, i32 %a2)
  ret <vscale x 4 x i32> %r
}

define void @intr_smopa_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_smopa_za32(<vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3) {
  call void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 1, <vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3)
  ret void
}

define void @intr_smops_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_smops_za32(<vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3) {
  call void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 1, <vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3)
  ret void
}

define void @intr_st1b_horiz(<vscale x 16 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1b_vert(<vscale x 16 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1d_horiz(<vscale x 2 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1d_vert(<vscale x 2 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.aarch64.sme.cntsd() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
declare <vscale x 4 x i32> @llvm.aarch64.sme.read.horiz.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i1>, i32 immarg, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
declare <vscale x 4 x i32> @llvm.aarch64.sme.read.vert.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i1>, i32 immarg, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.mopa.nxv4f32(i32 immarg, <vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.mopa.wide.nxv8f16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.mops.nxv4f32(i32 immarg, <vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.mops.wide.nxv8f16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #3

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
