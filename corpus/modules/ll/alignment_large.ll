; The largest alignment on atomic instructions; the ops take 32 bits of it when they are built.

define void @f(ptr %p) {
  %1 = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic, align 4294967296
  %2 = atomicrmw add ptr %p, i32 1 seq_cst, align 4294967296
  %3 = load i32, ptr %p, align 4294967296
  store i32 1, ptr %p, align 4294967296
  ret void
}
