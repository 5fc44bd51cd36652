// title = "Dead-value removal erases an argument of a block and leaves an operand to one of its branches."
// kind = "invalid"
// run = "mlir-opt-22 --remove-dead-values %s"
// fails = "branch has 2 operands for successor #0, but target block has 1"
// expected = "Each branch to `^bb1` loses its first operand."
// cause = "`RemoveDeadValues.cpp` decides by the liveness of the operand's value, which another use keeps live, and not of the argument."
// issue = "no public issue found"
llvm.func @f(%x: i32, %y: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1(%0, %0 : i32, i32)
^bb1(%dead: i32, %live: i32):
  %c = llvm.icmp "eq" %y, %live : i32
  llvm.cond_br %c, ^bb2, ^bb1(%1, %x : i32, i32)
^bb2:
  llvm.return
}
