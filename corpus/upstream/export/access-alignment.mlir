// title = """
// An access may have an alignment that is not a power of two, which becomes a smaller
// one."""
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'align 2'
// expected = """
// LangRef, "load" Instruction: a power of two. GlobalOp::verify has the check."""
// cause = """
// The alignment of loads, stores, allocas and atomics is any integer (LLVMOps.td); the
// exporter passes it to llvm::Align."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr) -> i32 {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}
