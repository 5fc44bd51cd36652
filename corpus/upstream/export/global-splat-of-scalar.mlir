// title = """
// The exporter crashes on a scalar variable with a splat of a tensor as its value."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error, from GlobalOp::verify or from the exporter."
// cause = """
// getLLVMConstant of ModuleTranslation.cpp goes on after llvm_unreachable for a splat of
// a type that is not sequential, in a build without assertions."""
// issue = "no public issue found"
// ours = "export-error"
llvm.mlir.global external @g(dense<1> : tensor<4xi32>) : i32
