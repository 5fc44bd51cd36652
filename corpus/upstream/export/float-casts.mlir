// title = """
// Casts of floats may change between scalar and vector, or widen where they should
// narrow."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'source and dest must both be vector or scalar'
// expected = """
// LangRef, "Conversion Operations"."""
// cause = """
// The float casts of LLVMOps.td have no verifier; only those of integers check widths
// and shapes."""
// issue = "no public issue found"
llvm.func @f(%v : vector<2xi32>) {
  %0 = llvm.sitofp %v : vector<2xi32> to f32
  llvm.return
}
