// title = """
// The name of a symbol may contain a NUL, which is LLVM IR that LLVM does not parse."""
// kind = "invalid"
// run = [
//   'mlir-translate-22 --mlir-to-llvmir %s -o %t',
//   'llvm-as-22 %t -o %t.bc',
// ]
// fails = 'NUL character is not allowed in names'
// expected = """
// LangRef, "Identifiers": no NUL in names."""
// cause = """
// Symbols are not verified for it in MLIR, and the exporter uses the names as they are."""
// issue = "no public issue found"
llvm.func @"a\00b"() {
  llvm.return
}
