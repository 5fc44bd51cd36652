// Edges of indirectbr cannot be split: it jumps to the address of its target.
// RUN: not palindrome export %s 2>&1 | FileCheck %s
// CHECK: split-indirect.mlir:5:{{[0-9]+}}: error: {{.*}}two of its edges pass different operands to one block
llvm.func @f(%target: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  llvm.indirectbr %target : !llvm.ptr, [^exit(%x : i32), ^exit(%y : i32)]
^exit(%result: i32):
  llvm.blocktag <id = 0>
  llvm.return %result : i32
}
