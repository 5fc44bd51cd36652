// title = "`--llvm-add-comdats` takes any symbol called `__llvm_comdat` for its own."
// kind = "invalid"
// run = "mlir-opt-22 --llvm-add-comdats %s"
// fails = "expected comdat symbol"
// expected = "A valid module, with another name for the new symbol."
// cause = "`AddComdats.cpp` looks the name up without a check that the operation found is an `llvm.comdat`."
// issue = "no public issue found"
llvm.func @__llvm_comdat()
llvm.func linkonce_odr @f() {
  llvm.return
}
