// title = "Dead-value removal changes the arguments of a function whose address is taken."
// kind = "changed"
// run = "mlir-opt-22 --remove-dead-values %s | mlir-runner-22 -O2 --entry-point-result=i32"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --remove-dead-values %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// prints = "^1$"
// expected = "2, as without the pass. `llvm.mlir.addressof` is a use that is no call, so that the calls are not all known."
// cause = "`RemoveDeadValues.cpp` changes every private function, without a look at uses of the symbol that are not calls."
// issue = "no public issue found"
llvm.func @f(%x: i32, %y: i32) -> i32 attributes {no_inline, sym_visibility = "private"} {
  llvm.return %y : i32
}
llvm.func @call(%p: !llvm.ptr) -> i32 attributes {no_inline} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.call %p(%0, %1) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %2 : i32
}
llvm.func @main() -> i32 {
  %p = llvm.mlir.addressof @f : !llvm.ptr
  %0 = llvm.call @call(%p) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
