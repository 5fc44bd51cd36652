// title = """
// `omp.threadprivate` of a value that is not the address of a global crashes the
// exporter."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error. The verifier accepts any pointer."
// cause = """
// convertOmpThreadprivate of OpenMPToLLVMIRTranslation.cpp uses the defining op of the
// address without a check."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr) {
  %0 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  llvm.return
}
