// title = """
// The size of the data to transfer is that of a pointer, whatever the type of the
// variable."""
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'store i64 ptrtoint \(ptr getelementptr \(ptr, ptr null, i32 1\) to i64\)'
// expected = """
// MLIR's document of the OpenACC dialect, `varType`: the type of the variable; here 400
// bytes."""
// cause = """
// processDataOperands of OpenACCToLLVMIRTranslation.cpp passes the address to
// OpenMPIRBuilder::getSizeInBytes, which takes the size of that value's own type."""
// issue = "no public issue found"
llvm.func @f(%p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%p : !llvm.ptr) varType(!llvm.array<100 x i32>) -> !llvm.ptr
  acc.enter_data dataOperands(%0 : !llvm.ptr)
  llvm.return
}
