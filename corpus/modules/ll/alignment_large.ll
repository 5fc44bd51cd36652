; The largest alignments on accesses; the ops take 32 bits of them when they are built.

define void @f(ptr %p) {
  %1 = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic, align 4294967296
  %2 = atomicrmw add ptr %p, i32 1 seq_cst, align 4294967296
  %3 = load i32, ptr %p, align 4294967296
  store i32 1, ptr %p, align 4294967296
  ret void
}

define <2 x float> @masked(<2 x ptr> %p, ptr %q, <2 x i1> %m, <2 x float> %v) {
  %1 = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4294967296 %p, <2 x i1> %m, <2 x float> %v)
  call void @llvm.masked.scatter.v2f32.v2p0(<2 x float> %1, <2 x ptr> align 4294967296 %p, <2 x i1> %m)
  %2 = call <2 x float> @llvm.masked.load.v2f32.p0(ptr align 4294967296 %q, <2 x i1> %m, <2 x float> %v)
  call void @llvm.masked.store.v2f32.p0(<2 x float> %2, ptr align 4294967296 %q, <2 x i1> %m)
  %3 = call <2 x float> @llvm.masked.load.v2f32.p0(ptr align 2147483648 %q, <2 x i1> %m, <2 x float> %v)
  ret <2 x float> %3
}
