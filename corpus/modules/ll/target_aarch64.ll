; AArch64: NEON, SVE and SME intrinsics.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

define <4 x i32> @neon(<16 x i8> %a, <16 x i8> %b, <4 x i32> %acc, ptr %p) {
  %d = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %a, <16 x i8> %b)
  %s = call { <4 x i32>, <4 x i32> } @llvm.aarch64.neon.ld2.v4i32.p0(ptr %p)
  %t = extractvalue { <4 x i32>, <4 x i32> } %s, 1
  call void @llvm.aarch64.neon.st1x2.v4i32.p0(<4 x i32> %d, <4 x i32> %t, ptr %p)
  ret <4 x i32> %t
}

define <vscale x 4 x float> @sve(<vscale x 4 x i1> %pg, <vscale x 4 x float> %a, ptr %p, i64 %n) #0 {
  %w = call <vscale x 4 x i1> @llvm.aarch64.sve.whilelo.nxv4i1.i64(i64 0, i64 %n)
  %x = call <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1> %w, <vscale x 4 x float> %a, <vscale x 4 x float> splat (float 1.0))
  %y = call i64 @llvm.aarch64.sve.cntw(i32 31)
  %z = call <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 31)
  ret <vscale x 4 x float> %x
}

define void @sme() #1 {
  call void @llvm.aarch64.sme.zero(i32 255)
  ret void
}

declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare { <4 x i32>, <4 x i32> } @llvm.aarch64.neon.ld2.v4i32.p0(ptr)
declare void @llvm.aarch64.neon.st1x2.v4i32.p0(<4 x i32>, <4 x i32>, ptr)
declare <vscale x 4 x i1> @llvm.aarch64.sve.whilelo.nxv4i1.i64(i64, i64)
declare <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>)
declare i64 @llvm.aarch64.sve.cntw(i32 immarg)
declare <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 immarg)
declare void @llvm.aarch64.sme.zero(i32 immarg)

attributes #0 = { vscale_range(1,16) "target-features"="+sve" }
attributes #1 = { "aarch64_pstate_sm_enabled" "aarch64_new_za" "target-features"="+sme" }
