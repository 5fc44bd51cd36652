// title = """
// A data clause of an address that another data clause returned crashes the
// exporter."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "The code for the variable, or an error. The verifier accepts it."
// cause = """
// The results of data clauses have no LLVM value, so that processDataOperands of
// OpenACCToLLVMIRTranslation.cpp passes null to OpenMPIRBuilder::getSizeInBytes."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr, %q : !llvm.ptr) {
  %0 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.enter_data dataOperands(%0 : !llvm.ptr)
  %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.exit_data dataOperands(%1 : !llvm.ptr)
  acc.copyout accPtr(%1 : !llvm.ptr) to varPtr(%q : !llvm.ptr) varType(i32)
  llvm.return
}
