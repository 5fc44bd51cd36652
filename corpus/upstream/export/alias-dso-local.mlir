// title = "`dso_local` of an alias is dropped."
// kind = "lost"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = '@a = alias'
// lost = 'dso_local'
// expected = """
// LangRef, "Runtime Preemption Specifiers"."""
// cause = """
// ModuleTranslation::convertGlobalsAndAliases does not call
// addRuntimePreemptionSpecifier for aliases."""
// issue = "no public issue found"
// ours = "identical"
llvm.mlir.global external @g(0 : i32) : i32
llvm.mlir.alias external @a {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
