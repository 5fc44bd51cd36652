// title = "A `bitcast` may change the size of the value."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Invalid bitcast'
// expected = """
// LangRef, "bitcast .. to" Instruction: the same number of bits."""
// cause = "BitcastOp::verify checks pointers alone."
// issue = "no public issue found"
llvm.func @f(%p : i64) {
  %0 = llvm.bitcast %p : i64 to i32
  llvm.return
}
