// title = "The filter of a landing pad may be undef."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Filter operand is not an array of constants'
// expected = """
// LangRef, "landingpad" Instruction: a filter is an array of constants."""
// cause = """
// LandingpadOp::verify checks where the array begins, and an undef array is such a
// beginning."""
// issue = "no public issue found"
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %u = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad (filter %u : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}
