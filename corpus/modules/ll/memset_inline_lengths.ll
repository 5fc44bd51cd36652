; llvm.memset.inline and llvm.memcpy.inline with lengths that are variable, wide, or vectors, which
; LLVM's verifier accepts.
define void @f(ptr %p, ptr %q, i64 %n, <2 x i32> %v) {
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 %n, i1 true)
  call void @llvm.memset.inline.p0.i128(ptr %p, i8 1, i128 18446744073709551616, i1 false)
  call void @llvm.memset.inline.p0.v2i32(ptr %p, i8 1, <2 x i32> <i32 1, i32 2>, i1 false)
  call void @llvm.memset.inline.p0.v2i32(ptr %p, i8 1, <2 x i32> %v, i1 false)
  call void @llvm.memset.inline.p0.nxv2i32(ptr %p, i8 1, <vscale x 2 x i32> splat (i32 7), i1 true)
  call void @llvm.memcpy.inline.p0.p0.v2i32(ptr %p, ptr %q, <2 x i32> zeroinitializer, i1 false)
  ret void
}
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p0.i128(ptr, i8, i128, i1)
declare void @llvm.memset.inline.p0.v2i32(ptr, i8, <2 x i32>, i1)
declare void @llvm.memset.inline.p0.nxv2i32(ptr, i8, <vscale x 2 x i32>, i1)
declare void @llvm.memcpy.inline.p0.p0.v2i32(ptr, ptr, <2 x i32>, i1)
