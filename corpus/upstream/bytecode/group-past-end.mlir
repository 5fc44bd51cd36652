// title = "The bytecode reader writes past the heap where a group has more entries than are left."
// kind = "crash"
// run = [
//   'mlir-opt-22 --emit-bytecode %s -o %t.mlirbc',
//   'printf "\121" | dd of=%t.mlirbc bs=1 seek=34 conv=notrunc status=none',
//   'mlir-opt-22 %t.mlirbc',
// ]
// signal = true
// expected = """
// An error: of a group of 8 attributes one bit of their number is another one, which makes
// it 40. valgrind shows the writes past the end of a block of the heap."""
// cause = """
// AttrTypeReader::initialize in BytecodeReader.cpp compares the index with the number of
// entries between groups only; the number in a group is not checked."""
// issue = "no public issue found"
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
