// title = "A `select` may have a vector of conditions and scalar operands."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Invalid operands for select instruction'
// expected = """
// LangRef, "select" Instruction: operands of the same number of elements."""
// cause = """
// The op `llvm.select` constrains each operand, but not the condition against the others
// (LLVMOps.td)."""
// issue = "no public issue found"
llvm.func @f(%c : vector<2xi1>, %i : i64) {
  %0 = llvm.select %c, %i, %i : vector<2xi1>, i64
  llvm.return
}
