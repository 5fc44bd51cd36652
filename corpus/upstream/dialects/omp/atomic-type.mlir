// title = "An atomic read of a type without a size crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error of the verifier."
// cause = """
// AtomicReadOp takes any element type (OpenMPOps.td); OpenMPIRBuilder::createAtomicRead
// asks LLVM for its size."""
// issue = "no public issue found"
llvm.func @f(%a : !llvm.ptr, %b : !llvm.ptr) {
  omp.atomic.read %a = %b : !llvm.ptr, !llvm.ptr, !llvm.void
  llvm.return
}
