// title = "The code for `index.floordivs` and `index.ceildivs` divides where it does not use the quotient, and traps."
// kind = "changed"
// run = [
//   "mlir-opt-22 %s --convert-to-llvm --reconcile-unrealized-casts -o %t.mlir",
//   "mlir-runner-22 --entry-point-result=i64 %t.mlir",
// ]
// signal = true
// expected = "9223372036854775807, which is -(2^63 - 1) / -1. LangRef, `sdiv`: an overflow is undefined behaviour, whether or not a `select` uses the result."
// cause = "`IndexToLLVM.cpp` computes (x - n) / m, here -2^63 / -1, for operands of any sign."
// issue = "no public issue found"
llvm.mlir.global internal @n(-9223372036854775807 : i64) : i64
llvm.mlir.global internal @m(-1 : i64) : i64
func.func @main() -> i64 {
  %p = llvm.mlir.addressof @n : !llvm.ptr
  %q = llvm.mlir.addressof @m : !llvm.ptr
  %a = llvm.load volatile %p : !llvm.ptr -> i64
  %b = llvm.load volatile %q : !llvm.ptr -> i64
  %n = arith.index_cast %a : i64 to index
  %m = arith.index_cast %b : i64 to index
  %0 = index.floordivs %n, %m
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
