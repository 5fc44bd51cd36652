// title = """
// A dynamically scheduled loop passes local variables in the address space of the stack
// to a runtime function that takes another."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Call parameter type does not match function signature'
// expected = """
// LangRef, "call" Instruction: the arguments match the signature. With a static schedule
// they are cast."""
// cause = """
// OpenMPIRBuilder::applyDynamicWorkshareLoop passes its allocas without an
// `addrspacecast`."""
// issue = "no public issue found"
module attributes {llvm.data_layout = "e-A5-p5:32:32", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @f(%l : i64, %u : i64, %s : i64) {
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%iv) : i64 = (%l) to (%u) step (%s) {
        omp.yield
      }
    }
    llvm.return
  }
}
