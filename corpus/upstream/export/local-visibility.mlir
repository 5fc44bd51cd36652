// title = """
// A symbol with local linkage may be hidden, which is LLVM IR that LLVM does not parse."""
// kind = "invalid"
// run = [
//   'mlir-translate-22 --mlir-to-llvmir %s -o %t',
//   'llvm-as-22 %t -o %t.bc',
// ]
// fails = 'symbol with local linkage must have default visibility'
// expected = """
// LangRef, "Visibility Styles": such a symbol has the default visibility."""
// cause = """
// GlobalOp::verify and LLVMFuncOp::verify do not check it; LLVM's verifier, which the
// exporter runs, does not either."""
// issue = "no public issue found"
llvm.mlir.global internal hidden @g(5 : i32) : i32
