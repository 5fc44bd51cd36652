// title = "Canonicalization erases a block whose address is used, which leaves an invalid address."
// kind = "invalid"
// run = "mlir-opt-22 --canonicalize %s"
// fails = "expects an existing block label target in the referenced function"
// expected = "The module, or an address that is not null in place of that of the erased block, as LLVM's passes make it. MLIR, 'llvm' Dialect, `llvm.blockaddress`: the tag belongs to a block of the function."
// cause = "Unreachable blocks are erased whatever they hold; `llvm.blocktag` does not keep its block, and nothing updates `llvm.blockaddress`."
// issue = "https://github.com/pliron-org/pliron/issues/170 shows it for mlir-opt; no issue of LLVM found"
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
^bb1:
  llvm.blocktag <id = 0>
  llvm.return %0 : !llvm.ptr
}
