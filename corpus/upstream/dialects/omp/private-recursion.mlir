// title = "A privatizer that privatizes by itself makes the exporter recurse without end."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir --mlir-disable-threading %s'
// signal = true
// seconds = 60
// expected = "An error, of the exporter or of PrivateClauseOp::verifyRegions."
// cause = """
// OpenMPToLLVMIRTranslation.cpp translates the regions of `omp.private` at each use, and
// the uses within them likewise."""
// issue = "no public issue found"
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a : !llvm.ptr, %b : !llvm.ptr):
  omp.parallel private(@p %a -> %c : !llvm.ptr) {
    omp.terminator
  }
  omp.yield(%b : !llvm.ptr)
}
llvm.func @f(%p : !llvm.ptr) {
  omp.parallel private(@p %p -> %c : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}
