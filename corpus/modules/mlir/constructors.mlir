// Global constructors and destructors, with priorities and data.

llvm.mlir.global external @data(0 : i32) : i32
llvm.mlir.global_ctors ctors = [@first, @second], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, @data]
llvm.mlir.global_dtors dtors = [@last], priorities = [101 : i32], data = [#llvm.zero]

llvm.func internal @first() {
  llvm.return
}
llvm.func internal @second() {
  llvm.return
}
llvm.func internal @last() {
  llvm.return
}
