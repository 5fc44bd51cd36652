// Data of OpenACC that is entered, updated and left by ops of its own.
llvm.func @standalone(%p: !llvm.ptr, %q: !llvm.ptr, %if: i1) {
  %0 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.enter_data dataOperands(%0 : !llvm.ptr)
  %1 = acc.create varPtr(%q : !llvm.ptr) varType(f64) -> !llvm.ptr
  acc.enter_data if(%if) dataOperands(%1 : !llvm.ptr)
  %2 = acc.update_device varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.update dataOperands(%2 : !llvm.ptr)
  %3 = acc.getdeviceptr varPtr(%q : !llvm.ptr) varType(f64) -> !llvm.ptr
  acc.update if(%if) dataOperands(%3 : !llvm.ptr)
  %4 = acc.getdeviceptr varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.exit_data dataOperands(%4 : !llvm.ptr)
  acc.copyout accPtr(%4 : !llvm.ptr) to varPtr(%p : !llvm.ptr) varType(i32)
  llvm.return
}
