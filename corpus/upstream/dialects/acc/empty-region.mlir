// title = "An `acc.data` with an empty region crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error, or no code for the region. The verifier accepts it."
// cause = """
// convertDataOp of OpenACCToLLVMIRTranslation.cpp branches to the first block of the
// region, whether or not there is one."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  "acc.data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
  }) : (!llvm.ptr) -> ()
  llvm.return
}
