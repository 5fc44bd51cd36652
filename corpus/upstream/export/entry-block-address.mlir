// title = "The address of an entry block may be taken."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'blockaddress may not be used with the entry block'
// expected = """
// LangRef, "Addresses of Basic Blocks": not of the entry block."""
// cause = "BlockAddressOp::verifySymbolUses looks for a tag in any block."
// issue = "no public issue found"
llvm.func @f() -> !llvm.ptr {
  llvm.blocktag <id = 1>
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
