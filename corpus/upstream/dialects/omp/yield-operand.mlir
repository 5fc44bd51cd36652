// title = "An `omp.yield` with operands in an `omp.loop_nest` crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error. The verifier accepts it."
// cause = """
// LoopNestOp has no results, and its verifier does not look at the terminator. The
// exporter, OpenMPToLLVMIRTranslation.cpp, expects no operands."""
// issue = "no public issue found"
llvm.func @f(%n : i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      omp.yield(%n : i64)
    }
  }
  llvm.return
}
