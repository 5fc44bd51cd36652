// title = "Dead-value removal erases the operand of a call to a public function."
// kind = "invalid"
// run = "mlir-opt-22 --remove-dead-values %s"
// fails = "null operand found"
// expected = "Nothing changes: the function is public, and its argument stays."
// cause = "`RemoveDeadValues.cpp` takes an operand for dead if the callee does not use the argument, but changes private functions only."
// issue = "https://github.com/llvm/llvm-project/issues/82788"
llvm.func @f(%x: i32) {
  llvm.return
}
llvm.func @g() {
  %0 = llvm.mlir.constant(7 : i32) : i32
  llvm.call @f(%0) : (i32) -> ()
  llvm.return
}
