; Vector-predicated intrinsics, fixed and scalable.

define <vscale x 2 x i64> @integers(<vscale x 2 x i64> %a, <vscale x 2 x i64> %b, <vscale x 2 x i1> %m, i32 %n) {
  %1 = call <vscale x 2 x i64> @llvm.vp.add.nxv2i64(<vscale x 2 x i64> %a, <vscale x 2 x i64> %b, <vscale x 2 x i1> %m, i32 %n)
  %2 = call <vscale x 2 x i64> @llvm.vp.mul.nxv2i64(<vscale x 2 x i64> %1, <vscale x 2 x i64> %b, <vscale x 2 x i1> splat (i1 true), i32 %n)
  %3 = call <vscale x 2 x i1> @llvm.vp.icmp.nxv2i64(<vscale x 2 x i64> %2, <vscale x 2 x i64> %a, metadata !"slt", <vscale x 2 x i1> %m, i32 %n)
  %4 = call <vscale x 2 x i64> @llvm.vp.merge.nxv2i64(<vscale x 2 x i1> %3, <vscale x 2 x i64> %2, <vscale x 2 x i64> %a, i32 %n)
  %5 = call i64 @llvm.vp.reduce.add.nxv2i64(i64 0, <vscale x 2 x i64> %4, <vscale x 2 x i1> %m, i32 %n)
  ret <vscale x 2 x i64> %4
}

define <4 x float> @floats(<4 x float> %a, ptr %p, <4 x i1> %m, i32 %n) {
  %1 = call <4 x float> @llvm.vp.load.v4f32.p0(ptr align 8 %p, <4 x i1> %m, i32 %n)
  %2 = call fast <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %1, <4 x float> %a, <4 x i1> %m, i32 4)
  call void @llvm.vp.store.v4f32.p0(<4 x float> %2, ptr %p, <4 x i1> %m, i32 %n)
  %3 = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %2, <4 x float> %a, metadata !"uno", <4 x i1> %m, i32 %n)
  %4 = call i32 @llvm.experimental.get.vector.length.i64(i64 100, i32 4, i1 false)
  ret <4 x float> %2
}

declare <vscale x 2 x i64> @llvm.vp.add.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i1>, i32)
declare <vscale x 2 x i64> @llvm.vp.mul.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i1>, i32)
declare <vscale x 2 x i1> @llvm.vp.icmp.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i64>, metadata, <vscale x 2 x i1>, i32)
declare <vscale x 2 x i64> @llvm.vp.merge.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>, <vscale x 2 x i64>, i32)
declare i64 @llvm.vp.reduce.add.nxv2i64(i64, <vscale x 2 x i64>, <vscale x 2 x i1>, i32)
declare <4 x float> @llvm.vp.load.v4f32.p0(ptr, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare void @llvm.vp.store.v4f32.p0(<4 x float>, ptr, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32 immarg, i1 immarg)
