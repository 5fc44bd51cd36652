// title = """
// The predicate of an asynchronous copy is dropped, so that the copy always happens."""
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'g2s.tile.1d\(ptr addrspace\(7\) %0, ptr addrspace\(3\) %3, ptr %1, i32 %2, i16 0'
// lacks = 'br i1 %4'
// expected = """
// MLIR's document of the NVVM dialect,
// `nvvm.cp.async.bulk.tensor.shared.cluster.global`: the copy is guarded by the
// predicate. An error would be right, as for other ops that only `--convert-nvvm-to-
// llvm` lowers."""
// cause = """
// The llvmBuilder of the op (NVVMOps.td) reads the operands of the intrinsic and not
// `predicate`."""
// issue = "no public issue found"
llvm.func @f(%d : !llvm.ptr<7>, %t : !llvm.ptr, %c : i32, %b : !llvm.ptr<3>, %p : i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%c] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
