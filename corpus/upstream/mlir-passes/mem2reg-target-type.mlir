// title = "Mem2Reg crashes on an alloca of a type without a size in the data layout that is loaded as another one."
// kind = "crash"
// run = "mlir-opt-22 --mem2reg %s"
// signal = true
// expected = "The slot is left alone, as one of whose type nothing is known."
// cause = "`areConversionCompatible` in `LLVMMemorySlot.cpp` asks the data layout for the size of `!llvm.target`, which ends the program."
// issue = "no public issue found"
llvm.func @f(%x: !llvm.target<"aarch64.svcount">) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.target<"aarch64.svcount"> : (i32) -> !llvm.ptr
  llvm.store %x, %1 : !llvm.target<"aarch64.svcount">, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %2 : i8
}
