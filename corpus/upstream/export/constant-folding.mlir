// title = """
// The exporter folds operations on constants, so that undefined behaviour becomes
// poison."""
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'ret i32 poison'
// expected = """
// LangRef, "sdiv" Instruction: division by zero is undefined behaviour. MLIR's document
// of the LLVM dialect: any divergence of the semantics is a bug; a translation is to be
// simple."""
// cause = """
// ModuleTranslation builds instructions with an IRBuilder whose TargetFolder folds
// constants."""
// issue = "no public issue found"
// ours = "identical"
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.sdiv %0, %1 : i32
  llvm.return %2 : i32
}
