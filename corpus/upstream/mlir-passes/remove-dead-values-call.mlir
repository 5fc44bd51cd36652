// title = "Dead-value removal erases operands of `llvm.call` without its operand segments."
// kind = "invalid"
// run = "mlir-opt-22 --remove-dead-values %s"
// fails = "operandSegmentSizes"
// expected = "A valid call with the live operand. The pass's documentation: a dead argument of a private function is removed from all its calls. `arg_attrs` and `var_callee_type` stay as they were, too."
// cause = "`RemoveDeadValues.cpp` erases operands by a bit vector and knows nothing of `operandSegmentSizes`."
// issue = "no public issue found"
llvm.func @f(%x: i32, %y: i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %y : i32
}
llvm.func @g(%x: i32, %y: i32) -> i32 {
  %0 = llvm.call @f(%x, %y) : (i32, i32) -> i32
  llvm.return %0 : i32
}
