; Vector intrinsics: reductions, masked memory, gather and scatter, expand and
; compress, interleave, splice, reverse, insert and extract, step vectors.

define i32 @reductions(<4 x i32> %v, <4 x float> %f) {
  %a = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %b = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %v)
  %c = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %v)
  %d = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %v)
  %e = call float @llvm.vector.reduce.fadd.v4f32(float -0.0, <4 x float> %f)
  %g = call reassoc float @llvm.vector.reduce.fmul.v4f32(float 1.0, <4 x float> %f)
  %h = call nnan nsz float @llvm.vector.reduce.fmax.v4f32(<4 x float> %f)
  %i = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %f)
  %j = call <1 x i32> @llvm.vector.partial.reduce.add.v1i32.v4i32(<1 x i32> zeroinitializer, <4 x i32> %v)
  ret i32 %a
}

define <4 x float> @masked(ptr %p, <4 x i1> %m, <4 x float> %v, <4 x ptr> %q) {
  %a = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %p, <4 x i1> %m, <4 x float> %v)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %a, ptr align 16 %p, <4 x i1> <i1 true, i1 false, i1 true, i1 undef>)
  %b = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %q, <4 x i1> %m, <4 x float> poison)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %b, <4 x ptr> align 8 %q, <4 x i1> splat (i1 true))
  %c = call <4 x float> @llvm.masked.expandload.v4f32(ptr %p, <4 x i1> %m, <4 x float> %b)
  call void @llvm.masked.compressstore.v4f32(<4 x float> %c, ptr align 4 %p, <4 x i1> %m)
  %d = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 0, i64 3)
  ret <4 x float> %c
}

define <8 x i16> @rearrange(<4 x i16> %a, <4 x i16> %b, <8 x i16> %c) {
  %1 = call <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16> %a, <4 x i16> %b)
  %2 = call { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16> %1)
  %3 = call <8 x i16> @llvm.vector.reverse.v8i16(<8 x i16> %1)
  %4 = call <8 x i16> @llvm.vector.insert.v8i16.v4i16(<8 x i16> %3, <4 x i16> %a, i64 4)
  %5 = call <4 x i16> @llvm.vector.extract.v4i16.v8i16(<8 x i16> %4, i64 0)
  %6 = call <8 x i16> @llvm.stepvector.v8i16()
  %7 = call <8 x i16> @llvm.vector.compress.v8i16(<8 x i16> %6, <8 x i1> splat (i1 true), <8 x i16> %c)
  ret <8 x i16> %7
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a, <vscale x 4 x i1> %m, ptr %p) {
  %1 = call <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr align 4 %p, <vscale x 4 x i1> %m, <vscale x 4 x i32> zeroinitializer)
  %2 = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %3 = call <vscale x 4 x i32> @llvm.vector.reverse.nxv4i32(<vscale x 4 x i32> %2)
  %4 = call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %3)
  ret <vscale x 4 x i32> %1
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
declare <1 x i32> @llvm.vector.partial.reduce.add.v1i32.v4i32(<1 x i32>, <4 x i32>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>)
declare <vscale x 4 x i32> @llvm.masked.load.nxv4i32.p0(ptr captures(none), <vscale x 4 x i1>, <vscale x 4 x i32>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>)
declare <4 x float> @llvm.masked.expandload.v4f32(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.compressstore.v4f32(<4 x float>, ptr, <4 x i1>)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
declare <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16>, <4 x i16>)
declare { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16>)
declare <8 x i16> @llvm.vector.reverse.v8i16(<8 x i16>)
declare <vscale x 4 x i32> @llvm.vector.reverse.nxv4i32(<vscale x 4 x i32>)
declare <8 x i16> @llvm.vector.insert.v8i16.v4i16(<8 x i16>, <4 x i16>, i64 immarg)
declare <4 x i16> @llvm.vector.extract.v4i16.v8i16(<8 x i16>, i64 immarg)
declare <8 x i16> @llvm.stepvector.v8i16()
declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
declare <8 x i16> @llvm.vector.compress.v8i16(<8 x i16>, <8 x i1>, <8 x i16>)
