// title = "The address of a block may have any pointer type."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Function return type does not match'
// expected = """
// LangRef, "Addresses of Basic Blocks": a pointer in the address space of the function.
// `llvm.mlir.addressof` is verified for it."""
// cause = "BlockAddressOp::verifySymbolUses does not check the type of the result."
// issue = "no public issue found"
llvm.func @f() -> !llvm.ptr<1> {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr<1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr<1>
}
