target triple = "riscv64-unknown-linux-gnu"

define <vscale x 4 x i32> @immediate_scalable(<vscale x 4 x i32> %0, i64 %1) {
  %3 = call <vscale x 4 x i32> @llvm.riscv.sf.vc.v.iv.se.nxv4i32.i64.nxv4i32.i64.i64(i64 3, <vscale x 4 x i32> %0, i64 10, i64 %1)
  ret <vscale x 4 x i32> %3
}

define <8 x float> @immediate_fixed(<8 x float> %0) {
  %2 = call <8 x float> @llvm.riscv.sf.vc.v.iv.se.v8f32.i64.v8f32.i64.i64(i64 1, <8 x float> %0, i64 1, i64 8)
  ret <8 x float> %2
}

define <vscale x 8 x float> @vector_scalable(<vscale x 8 x float> %0, <vscale x 8 x float> %1, i64 %2) {
  %4 = call <vscale x 8 x float> @llvm.riscv.sf.vc.v.vv.se.nxv8f32.i64.nxv8f32.nxv8f32.i64(i64 3, <vscale x 8 x float> %0, <vscale x 8 x float> %1, i64 %2)
  ret <vscale x 8 x float> %4
}

define <4 x i64> @vector_fixed(<4 x i64> %0, <4 x i64> %1) {
  %3 = call <4 x i64> @llvm.riscv.sf.vc.v.vv.se.v4i64.i64.v4i64.v4i64.i64(i64 2, <4 x i64> %0, <4 x i64> %1, i64 4)
  ret <4 x i64> %3
}

define <vscale x 4 x i32> @integer(<vscale x 4 x i32> %0, i64 %1, i64 %2) {
  %4 = call <vscale x 4 x i32> @llvm.riscv.sf.vc.v.xv.se.nxv4i32.i64.nxv4i32.i64.i64(i64 3, <vscale x 4 x i32> %0, i64 %1, i64 %2)
  ret <vscale x 4 x i32> %4
}

define <vscale x 4 x float> @float(<vscale x 4 x float> %0, float %1, i64 %2) {
  %4 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.fv.se.nxv4f32.i64.nxv4f32.f32.i64(i64 1, <vscale x 4 x float> %0, float %1, i64 %2)
  ret <vscale x 4 x float> %4
}

define <vscale x 4 x i32> @immediate_32(<vscale x 4 x i32> %0, i32 %1) {
  %3 = call <vscale x 4 x i32> @llvm.riscv.sf.vc.v.iv.se.nxv4i32.i32.nxv4i32.i32.i32(i32 3, <vscale x 4 x i32> %0, i32 10, i32 %1)
  ret <vscale x 4 x i32> %3
}

define <8 x i32> @integer_32(<8 x i32> %0, i32 %1) {
  %3 = call <8 x i32> @llvm.riscv.sf.vc.v.xv.se.v8i32.i32.v8i32.i32.i32(i32 3, <8 x i32> %0, i32 %1, i32 8)
  ret <8 x i32> %3
}

; Function Attrs: nounwind
declare <vscale x 4 x i32> @llvm.riscv.sf.vc.v.iv.se.nxv4i32.i64.nxv4i32.i64.i64(i64 immarg, <vscale x 4 x i32>, i64 immarg, i64) #0

; Function Attrs: nounwind
declare <8 x float> @llvm.riscv.sf.vc.v.iv.se.v8f32.i64.v8f32.i64.i64(i64 immarg, <8 x float>, i64 immarg, i64) #0

; Function Attrs: nounwind
declare <vscale x 8 x float> @llvm.riscv.sf.vc.v.vv.se.nxv8f32.i64.nxv8f32.nxv8f32.i64(i64 immarg, <vscale x 8 x float>, <vscale x 8 x float>, i64) #0

; Function Attrs: nounwind
declare <4 x i64> @llvm.riscv.sf.vc.v.vv.se.v4i64.i64.v4i64.v4i64.i64(i64 immarg, <4 x i64>, <4 x i64>, i64) #0

; Function Attrs: nounwind
declare <vscale x 4 x i32> @llvm.riscv.sf.vc.v.xv.se.nxv4i32.i64.nxv4i32.i64.i64(i64 immarg, <vscale x 4 x i32>, i64, i64) #0

; Function Attrs: nounwind
declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.fv.se.nxv4f32.i64.nxv4f32.f32.i64(i64 immarg, <vscale x 4 x float>, float, i64) #0

; Function Attrs: nounwind
declare <vscale x 4 x i32> @llvm.riscv.sf.vc.v.iv.se.nxv4i32.i32.nxv4i32.i32.i32(i32 immarg, <vscale x 4 x i32>, i32 immarg, i32) #0

; Function Attrs: nounwind
declare <8 x i32> @llvm.riscv.sf.vc.v.xv.se.v8i32.i32.v8i32.i32.i32(i32 immarg, <8 x i32>, i32, i32) #0

attributes #0 = { nounwind }
