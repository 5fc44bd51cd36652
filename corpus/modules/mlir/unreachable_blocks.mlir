// Blocks that nothing reaches, loops among them, and order of blocks.

llvm.func @dead(%x: i32) -> i32 {
  llvm.br ^third
^second:
  llvm.return %x : i32
^dead(%a: i32):
  %0 = llvm.add %a, %x : i32
  llvm.br ^dead(%0 : i32)
^third:
  llvm.br ^second
}
