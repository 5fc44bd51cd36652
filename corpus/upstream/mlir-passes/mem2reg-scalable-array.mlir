// title = "Mem2Reg and SROA crash on an alloca of an array of scalable vectors."
// kind = "crash"
// run = "mlir-opt-22 --mem2reg %s"
// signal = true
// expected = "The slot is promoted, or left alone. LangRef, Array Type: the elements may be scalable vectors."
// cause = "The data layout of `LLVMArrayType` multiplies the scalable size of its element as if it was fixed."
// issue = "no public issue found"
llvm.func @f() -> !llvm.array<2 x vector<[2]xi64>> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<2 x vector<[2]xi64>> : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.array<2 x vector<[2]xi64>>
  llvm.return %2 : !llvm.array<2 x vector<[2]xi64>>
}
