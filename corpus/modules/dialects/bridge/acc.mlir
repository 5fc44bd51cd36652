// A region of data of OpenACC, and data that is entered and left by itself.
llvm.func @use(!llvm.ptr)
llvm.func @data(%p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.data dataOperands(%0 : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    acc.terminator
  }
  acc.copyout accPtr(%0 : !llvm.ptr) to varPtr(%p : !llvm.ptr) varType(i32)
  llvm.return
}
