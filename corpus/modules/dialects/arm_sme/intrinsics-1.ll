target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64"

define void @intr_st1h_horiz(<vscale x 8 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1h_vert(<vscale x 8 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1q_horiz(<vscale x 1 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1q_vert(<vscale x 1 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1w_horiz(<vscale x 4 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_st1w_vert(<vscale x 4 x i1> %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1> %a0, ptr %a1, i32 1, i32 %a2)
  ret void
}

define void @intr_str(i32 %a0, ptr %a1, i32 %a2) {
  call void @llvm.aarch64.sme.str(i32 %a0, ptr %a1, i32 %a2)
  ret void
}

define void @intr_sumopa_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_sumops_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_umopa_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_umopa_za32(<vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3) {
  call void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 1, <vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3)
  ret void
}

define void @intr_umops_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_umops_za32(<vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3) {
  call void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 1, <vscale x 8 x i1> %a0, <vscale x 8 x i1> %a1, <vscale x 8 x i16> %a2, <vscale x 8 x i16> %a3)
  ret void
}

define void @intr_usmopa_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_usmops_wide(<vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  call void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %a0, <vscale x 16 x i1> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret void
}

define void @intr_write_horiz(i32 %a0, <vscale x 4 x i1> %a1, <vscale x 4 x i32> %a2) {
  call void @llvm.aarch64.sme.write.horiz.nxv4i32(i32 1, i32 %a0, <vscale x 4 x i1> %a1, <vscale x 4 x i32> %a2)
  ret void
}

define void @intr_write_vert(i32 %a0, <vscale x 4 x i1> %a1, <vscale x 4 x i32> %a2) {
  call void @llvm.aarch64.sme.write.vert.nxv4i32(i32 1, i32 %a0, <vscale x 4 x i1> %a1, <vscale x 4 x i32> %a2)
  ret void
}

define void @intr_zero() {
  call void @llvm.aarch64.sme.zero(i32 1)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1>, ptr, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1>, ptr, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1>, ptr, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1>, ptr, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1>, ptr, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1>, ptr, i32 immarg, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.str(i32, ptr, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.aarch64.sme.zero(i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.write.horiz.nxv4i32(i32 immarg, i32, <vscale x 4 x i1>, <vscale x 4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.aarch64.sme.write.vert.nxv4i32(i32 immarg, i32, <vscale x 4 x i1>, <vscale x 4 x i32>) #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
