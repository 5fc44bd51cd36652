// title = """
// The immediate arguments of buffer intrinsics are operands, which may be any value."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'immarg operand has non-immediate parameter'
// expected = """
// An attribute, as other ROCDL ops have for immediates, or an error of the verifier."""
// cause = """
// ROCDL_RawPtrBufferLoadOp and its kin declare `aux` as an i32 operand (ROCDLOps.td)."""
// issue = "no public issue found"
llvm.func @f(%o : i32, %p : !llvm.ptr<8>) {
  %0 = rocdl.raw.ptr.buffer.load %p, %o, %o, %o : f32
  llvm.return
}
