// Atomic loads and stores, read-modify-write, compare and exchange, fences.

llvm.func @atomics(%p: !llvm.ptr, %x: i32, %f: f32) -> i1 {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.load volatile %p atomic syncscope("singlethread") acquire {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %x, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %f, %p atomic syncscope("agent") seq_cst {alignment = 4 : i64} : f32, !llvm.ptr
  %2 = llvm.atomicrmw add %p, %x acq_rel : !llvm.ptr, i32
  %3 = llvm.atomicrmw volatile xchg %p, %x syncscope("workgroup") seq_cst : !llvm.ptr, i32
  %4 = llvm.atomicrmw fadd %p, %f monotonic {alignment = 4 : i64} : !llvm.ptr, f32
  %5 = llvm.atomicrmw umax %p, %x monotonic : !llvm.ptr, i32
  %6 = llvm.atomicrmw uinc_wrap %p, %x monotonic : !llvm.ptr, i32
  %7 = llvm.atomicrmw nand %p, %x monotonic : !llvm.ptr, i32
  %8 = llvm.cmpxchg %p, %x, %2 acq_rel monotonic : !llvm.ptr, i32
  %9 = llvm.cmpxchg weak volatile %p, %x, %2 syncscope("singlethread") seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.fence seq_cst
  llvm.fence syncscope("agent") release
  %10 = llvm.extractvalue %9[1] : !llvm.struct<(i32, i1)>
  llvm.return %10 : i1
}
