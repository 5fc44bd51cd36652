; Every atomicrmw operation, with orderings, scopes, alignment, volatile.

define i32 @integers(ptr %p, i32 %v) {
  %xchg = atomicrmw xchg ptr %p, i32 %v monotonic, align 4
  %add = atomicrmw add ptr %p, i32 %v acquire, align 4
  %sub = atomicrmw sub ptr %p, i32 %v release, align 4
  %and = atomicrmw and ptr %p, i32 %v acq_rel, align 4
  %nand = atomicrmw nand ptr %p, i32 %v seq_cst, align 4
  %or = atomicrmw or ptr %p, i32 %v seq_cst, align 16
  %xor = atomicrmw xor ptr %p, i32 %v seq_cst
  %max = atomicrmw max ptr %p, i32 %v monotonic, align 4
  %min = atomicrmw min ptr %p, i32 %v monotonic, align 4
  %umax = atomicrmw umax ptr %p, i32 %v monotonic, align 4
  %umin = atomicrmw umin ptr %p, i32 %v monotonic, align 4
  %inc = atomicrmw uinc_wrap ptr %p, i32 %v monotonic, align 4
  %dec = atomicrmw udec_wrap ptr %p, i32 %v monotonic, align 4
  %cond = atomicrmw usub_cond ptr %p, i32 %v monotonic, align 4
  %sat = atomicrmw usub_sat ptr %p, i32 %v monotonic, align 4
  %vol = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4
  %scope = atomicrmw add ptr %p, i32 1 syncscope("wavefront") acq_rel, align 4
  %both = atomicrmw volatile umax ptr %p, i32 1 syncscope("singlethread") seq_cst, align 4
  ret i32 %xchg
}

define float @floats(ptr %p, float %v, ptr addrspace(1) %g) {
  %xchg = atomicrmw xchg ptr %p, float %v seq_cst, align 4
  %fadd = atomicrmw fadd ptr %p, float %v seq_cst, align 4
  %fsub = atomicrmw fsub ptr %p, float %v seq_cst, align 4
  %fmax = atomicrmw fmax ptr %p, float %v monotonic, align 4
  %fmin = atomicrmw fmin ptr %p, float %v monotonic, align 4
  %fmaximum = atomicrmw fmaximum ptr %p, float %v monotonic, align 4
  %fminimum = atomicrmw fminimum ptr %p, float %v monotonic, align 4
  %d = atomicrmw fadd ptr addrspace(1) %g, double 1.0 syncscope("agent") monotonic, align 8
  %h = atomicrmw fadd ptr addrspace(1) %g, <2 x half> splat (half 0xH3C00) monotonic, align 4
  ret float %fadd
}

define ptr @others(ptr %p, ptr %q) {
  %a = atomicrmw xchg ptr %p, ptr %q acq_rel, align 8
  %b = atomicrmw add ptr %p, i8 1 monotonic, align 1
  ret ptr %a
}
