// title = "A `musttail` call need not be followed by a return."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'musttail call must precede a ret'
// expected = """
// LangRef, "call" Instruction: the rules of `musttail`."""
// cause = "CallOp::verify has no check of them."
// issue = "no public issue found"
llvm.func @f(%a : i32) {
  llvm.call musttail @f(%a) : (i32) -> ()
  llvm.br ^bb1
^bb1:
  llvm.return
}
