// title = "An `invoke` may have other arguments than its callee has parameters."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Incorrect number of arguments passed to called function'
// expected = """
// LangRef, "invoke" Instruction: the arguments match the signature. `llvm.call` is
// verified for it."""
// cause = "InvokeOp has no verifySymbolUses as CallOp has."
// issue = "no public issue found"
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f(%a : i32) attributes {personality = @p} {
  llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
