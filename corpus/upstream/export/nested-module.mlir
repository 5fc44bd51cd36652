// title = "Functions in a nested module are dropped in silence."
// kind = "lost"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = '@g'
// lost = '@f'
// expected = """
// MLIR's document of the LLVM dialect, "Module Structure": modules can be nested. The
// content or an error."""
// cause = """
// The translation of the builtin dialect accepts any `builtin.module` op as if it were
// empty."""
// issue = "no public issue found"
llvm.func @g()
module {
  llvm.func @f() {
    llvm.return
  }
}
