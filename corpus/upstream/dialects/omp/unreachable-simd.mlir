// title = "An `omp.simd` in an unreachable block crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "A loop, as in other blocks."
// cause = """
// OpenMPIRBuilder::applySimd looks up the loop in LoopInfo, which has none that is
// unreachable."""
// issue = "no public issue found"
llvm.func @f(%l : i32, %u : i32, %s : i32) {
  llvm.return
^bb1:
  omp.simd {
    omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) {
      omp.yield
    }
  }
  llvm.return
}
