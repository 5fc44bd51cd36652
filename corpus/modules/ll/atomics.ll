; Atomic loads, stores and fences in every ordering and scope.

target triple = "x86_64-pc-linux-gnu"

define i32 @loads(ptr %p) {
  %a = load atomic i32, ptr %p unordered, align 4
  %b = load atomic i32, ptr %p monotonic, align 4
  %c = load atomic i32, ptr %p acquire, align 4
  %d = load atomic i32, ptr %p seq_cst, align 4
  %e = load atomic volatile i32, ptr %p seq_cst, align 4
  %f = load atomic i32, ptr %p syncscope("singlethread") acquire, align 8
  %g = load atomic volatile i32, ptr %p syncscope("agent") monotonic, align 4
  %h = load atomic ptr, ptr %p acquire, align 8
  %i = load atomic float, ptr %p monotonic, align 4
  %j = load atomic i8, ptr %p unordered, align 1
  ret i32 %a
}

define void @stores(ptr %p, i64 %v) {
  store atomic i64 %v, ptr %p unordered, align 8
  store atomic i64 %v, ptr %p monotonic, align 8
  store atomic i64 %v, ptr %p release, align 8
  store atomic i64 %v, ptr %p seq_cst, align 8
  store atomic volatile i64 %v, ptr %p release, align 8
  store atomic i64 %v, ptr %p syncscope("singlethread") release, align 16
  store atomic ptr null, ptr %p syncscope("my scope") seq_cst, align 8
  store atomic double 1.0, ptr %p unordered, align 8
  ret void
}

define void @fences() {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  fence syncscope("workgroup") acq_rel
  ret void
}
