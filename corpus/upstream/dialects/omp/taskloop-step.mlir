// title = """
// A taskloop whose step is an argument of the function refers to that argument in the
// outlined function."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Referring to an argument in another function'
// expected = """
// MLIR's document of the OpenMP dialect, `omp.taskloop`: the step is any integer value."""
// cause = """
// OpenMPIRBuilder::createTaskloop computes the trip count in the outlined function from
// the original step."""
// issue = "no public issue found"
llvm.func @f(%l : i64, %u : i64, %s : i64) {
  omp.taskloop {
    omp.loop_nest (%iv) : i64 = (%l) to (%u) step (%s) {
      omp.yield
    }
  }
  llvm.return
}
