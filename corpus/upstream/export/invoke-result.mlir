// title = "The result of an `invoke` may be used where it unwinds to."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Instruction does not dominate all uses'
// expected = """
// LangRef, "invoke" Instruction: the result exists in the normal destination alone."""
// cause = """
// MLIR's dominance lets a terminator's results be used in all blocks below it;
// InvokeOp::verify has no rule against it."""
// issue = "no public issue found"
llvm.func @g() -> i32
llvm.func @p(...) -> i32
llvm.func @f() -> i32 attributes {personality = @p} {
  %0 = llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %0 : i32
}
