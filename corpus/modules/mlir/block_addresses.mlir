// Tags and addresses of blocks.

llvm.func @jumps(%c: i1) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @jumps, tag = <id = 2>> : !llvm.ptr
  %2 = llvm.select %c, %0, %1 : i1, !llvm.ptr
  llvm.indirectbr %2 : !llvm.ptr, [
  ^one,
  ^two
  ]
^one:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
^two:
  llvm.blocktag <id = 2>
  llvm.return %1 : !llvm.ptr
}
