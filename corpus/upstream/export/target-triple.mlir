// title = "A target triple that is not a string crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = """
// An error. The verifier of the dialect checks `llvm.data_layout`, and not this
// attribute."""
// cause = """
// prepareLLVMModule of ModuleTranslation.cpp casts `llvm.target_triple` without a
// check."""
// issue = "no public issue found"
module attributes {llvm.target_triple = 1 : i32} {
}
