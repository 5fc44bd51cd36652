// title = "An alias may refer to itself, to a declaration or to null."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Aliases cannot form a cycle'
// expected = """
// LangRef, "Aliases": the aliasee is a definition."""
// cause = "AliasOp::verifyRegions checks that the result is a pointer."
// issue = "no public issue found"
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
