// title = "`memref.dealloc` of memory in another address space has no conversion."
// kind = "rejected"
// run = "mlir-opt-22 %s --finalize-memref-to-llvm"
// fails = "'llvm.call' op operand type mismatch for operand 0: '!llvm.ptr<1>' != '!llvm.ptr'"
// expected = "An `llvm.addrspacecast` before the call of `free`: the conversion of `memref.alloc` casts what `malloc` returns in the same way."
// cause = "DeallocOpLowering in MemRefToLLVM.cpp passes the allocated pointer to `free` as it is."
// issue = "no public issue found"
func.func @f(%m: memref<4xf32, 1>) {
  memref.dealloc %m : memref<4xf32, 1>
  return
}
