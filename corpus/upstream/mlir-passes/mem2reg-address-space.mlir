// title = "Mem2Reg turns a pointer that is read in another address space into an `addrspacecast`."
// kind = "changed"
// run = "mlir-opt-22 --mem2reg %s"
// prints = "addrspacecast"
// expected = "The bits of the pointer. LangRef, `addrspacecast`: the cast can be a complex modification of the value, and it is one on AMDGPU, where a null pointer of address space 5 has all bits set."
// cause = "`createExtractAndCast` in `LLVMMemorySlot.cpp` casts pointers of two address spaces by `addrspacecast`."
// issue = "no public issue found"
llvm.func @f(%x: !llvm.ptr<3>) -> !llvm.ptr<5> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.ptr<5> : (i32) -> !llvm.ptr
  llvm.store %x, %a : !llvm.ptr<3>, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> !llvm.ptr<5>
  llvm.return %0 : !llvm.ptr<5>
}
