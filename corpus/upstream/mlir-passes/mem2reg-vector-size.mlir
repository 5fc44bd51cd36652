// title = "Mem2Reg casts a vector to an integer of another size."
// kind = "invalid"
// run = "mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir | opt-22 -passes=verify -disable-output"
// fails = "[Ii]nvalid bitcast"
// expected = "The load reads the 8 bits that LangRef, Vector Type, defines (elements are packed), and the module is valid. A `vector<3xi8>` that is read as `i24` becomes a cast to `i32` in the same way."
// cause = "The `llvm` dialect's memory slots take the data layout's size of a vector, in which elements have whole bytes and the number of elements is a power of two."
// issue = "no public issue found"
llvm.func @f(%x: vector<8xi1>) -> i8 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x vector<8xi1> : (i32) -> !llvm.ptr
  llvm.store %x, %a : vector<8xi1>, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i8
  llvm.return %0 : i8
}
