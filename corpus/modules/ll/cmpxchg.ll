; cmpxchg: weak, volatile, scopes, pairs of orderings, types.

define i1 @pairs(ptr %p, i32 %old, i32 %new) {
  %a = cmpxchg ptr %p, i32 %old, i32 %new monotonic monotonic, align 4
  %b = cmpxchg ptr %p, i32 %old, i32 %new acquire monotonic, align 4
  %c = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4
  %d = cmpxchg ptr %p, i32 %old, i32 %new acq_rel monotonic, align 4
  %e = cmpxchg ptr %p, i32 %old, i32 %new acq_rel acquire, align 4
  %f = cmpxchg ptr %p, i32 %old, i32 %new seq_cst monotonic, align 4
  %g = cmpxchg ptr %p, i32 %old, i32 %new seq_cst acquire, align 4
  %h = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %i = cmpxchg ptr %p, i32 %old, i32 %new release seq_cst, align 4
  %ok = extractvalue { i32, i1 } %h, 1
  ret i1 %ok
}

define i64 @forms(ptr %p, i64 %old) {
  %a = cmpxchg weak ptr %p, i64 %old, i64 1 seq_cst seq_cst, align 8
  %b = cmpxchg volatile ptr %p, i64 %old, i64 2 seq_cst seq_cst, align 8
  %c = cmpxchg weak volatile ptr %p, i64 %old, i64 3 acq_rel acquire, align 16
  %d = cmpxchg ptr %p, i64 %old, i64 4 syncscope("singlethread") seq_cst seq_cst, align 8
  %e = cmpxchg weak ptr %p, i64 %old, i64 5 syncscope("agent") monotonic monotonic
  %f = cmpxchg ptr %p, ptr null, ptr %p seq_cst monotonic, align 8
  %g = cmpxchg ptr %p, i8 0, i8 1 monotonic monotonic, align 1
  %v = extractvalue { i64, i1 } %a, 0
  ret i64 %v
}
