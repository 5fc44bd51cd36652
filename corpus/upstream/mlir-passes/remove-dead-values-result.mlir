// title = "Dead-value removal erases the operand of `llvm.return`, but not the result of the function."
// kind = "invalid"
// run = "mlir-opt-22 --remove-dead-values %s"
// fails = "'llvm.return' op expected 1 operand"
// expected = "A function of type `void ()`, or an unchanged one. The pass's documentation: dead results of a private function are removed."
// cause = "`RemoveDeadValues.cpp` calls `eraseResults`, which an `llvm.func` ignores: its type always has one result."
// issue = "no public issue found"
llvm.func @f() -> i32 attributes {sym_visibility = "private"} {
  %0 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @g() {
  %0 = llvm.call @f() : () -> i32
  llvm.return
}
