// title = "Integers and vectors may be wider than LLVM's limits."
// kind = "invalid"
// run = [
//   'mlir-translate-22 --mlir-to-llvmir %s -o %t',
//   'llvm-as-22 %t -o %t.bc',
// ]
// fails = 'bitwidth for integer type out of range'
// expected = """
// LangRef, "Integer Type": at most 2^23 bits."""
// cause = """
// LLVM::isCompatibleType accepts every builtin integer; those of MLIR have up to 2^24 -
// 1 bits."""
// issue = "no public issue found"
llvm.func @f(i16777215)
