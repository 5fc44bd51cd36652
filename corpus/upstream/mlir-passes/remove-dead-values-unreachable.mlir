// title = "Dead-value removal erases a value that an unreachable block uses."
// kind = "invalid"
// run = "mlir-opt-22 --remove-dead-values %s"
// fails = "null operand found"
// expected = "Nothing changes, or the block goes with the value."
// cause = "`RemoveDeadValues.cpp` erases what no reachable operation needs, but keeps unreachable blocks."
// issue = "https://github.com/llvm/llvm-project/issues/206920 describes the same of a private function"
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1
^bb2:
  llvm.return %0 : i32
}
