target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64"

define <vscale x 4 x i32> @intr_add(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x float> @intr_bfmmla(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2) {
  %r = call <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float> %a0, <vscale x 8 x bfloat> %a1, <vscale x 8 x bfloat> %a2)
  ret <vscale x 4 x float> %r
}

define <vscale x 4 x i1> @intr_convert_from_svbool(<vscale x 16 x i1> %a0) {
  %r = call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %a0)
  ret <vscale x 4 x i1> %r
}

define <vscale x 16 x i1> @intr_convert_to_svbool(<vscale x 4 x i1> %a0) {
  %r = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> %a0)
  ret <vscale x 16 x i1> %r
}

define <vscale x 8 x i16> @intr_dupq_lane(<vscale x 8 x i16> %a0) {
  %r = call <vscale x 8 x i16> @llvm.aarch64.sve.dupq.lane.nxv8i16(<vscale x 8 x i16> %a0, i64 1)
  ret <vscale x 8 x i16> %r
}

define <vscale x 2 x double> @intr_fadd(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2) {
  %r = call <vscale x 2 x double> @llvm.aarch64.sve.fadd.nxv2f64(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2)
  ret <vscale x 2 x double> %r
}

define <vscale x 2 x double> @intr_fdiv(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2) {
  %r = call <vscale x 2 x double> @llvm.aarch64.sve.fdiv.nxv2f64(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2)
  ret <vscale x 2 x double> %r
}

define <vscale x 2 x double> @intr_fmul(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2) {
  %r = call <vscale x 2 x double> @llvm.aarch64.sve.fmul.nxv2f64(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2)
  ret <vscale x 2 x double> %r
}

define <vscale x 2 x double> @intr_fsub(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2) {
  %r = call <vscale x 2 x double> @llvm.aarch64.sve.fsub.nxv2f64(<vscale x 2 x i1> %a0, <vscale x 2 x double> %a1, <vscale x 2 x double> %a2)
  ret <vscale x 2 x double> %r
}

define <vscale x 4 x i32> @intr_mul(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 16 x i1> @intr_psel(<vscale x 16 x i1> %a0, <vscale x 4 x i1> %a1, i32 %a2) {
  %r = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1> %a0, <vscale x 4 x i1> %a1, i32 %a2)
  ret <vscale x 16 x i1> %r
}

define <vscale x 4 x i32> @intr_sdiv(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_sdot(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_smmla(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_sub(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.sub.nxv4i32(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_udiv(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i32> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_udot(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_ummla(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 4 x i32> @intr_usmmla(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2) {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2)
  ret <vscale x 4 x i32> %r
}

define <vscale x 8 x i1> @intr_whilelt(i64 %a0, i64 %a1) {
  %r = call <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64 %a0, i64 %a1)
  ret <vscale x 8 x i1> %r
}

define { <vscale x 16 x i8>, <vscale x 16 x i8> } @intr_zip_x2(<vscale x 16 x i8> %a0, <vscale x 16 x i8> %a1) {
  %r = call { <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x2.nxv16i8(<vscale x 16 x i8> %a0, <vscale x 16 x i8> %a1)
  ret { <vscale x 16 x i8>, <vscale x 16 x i8> } %r
}

define { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } @intr_zip_x4(<vscale x 16 x i8> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3) {
  %r = call { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x4.nxv16i8(<vscale x 16 x i8> %a0, <vscale x 16 x i8> %a1, <vscale x 16 x i8> %a2, <vscale x 16 x i8> %a3)
  ret { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } %r
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1>, <vscale x 4 x i1>, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x double> @llvm.aarch64.sve.fadd.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x double> @llvm.aarch64.sve.fdiv.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x double> @llvm.aarch64.sve.fmul.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x double> @llvm.aarch64.sve.fsub.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.sub.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 8 x i16> @llvm.aarch64.sve.dupq.lane.nxv8i16(<vscale x 8 x i16>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x2.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x4.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
