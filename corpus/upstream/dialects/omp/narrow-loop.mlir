// title = """
// A worksharing loop over an i16 is exported as calls with arguments of the wrong type."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Call parameter type does not match function signature'
// expected = """
// MLIR's document of the OpenMP dialect, `omp.loop_nest`: the bounds are of any integer
// type. An extension to i32 or an error."""
// cause = "getKmpcForStaticInitForType of OMPIRBuilder.cpp takes every width but 32 as 64."
// issue = "no public issue found"
llvm.func @f(%l : i16, %u : i16, %s : i16) {
  omp.wsloop {
    omp.loop_nest (%iv) : i16 = (%l) to (%u) step (%s) {
      omp.yield
    }
  }
  llvm.return
}
