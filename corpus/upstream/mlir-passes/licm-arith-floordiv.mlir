// title = "Loop-invariant code motion hoists `arith.floordivsi`, which counts as speculatable."
// kind = "changed"
// run = [
//   "mlir-opt-22 --loop-invariant-code-motion --convert-scf-to-cf --arith-expand --lower-affine --convert-math-to-funcs --convert-to-llvm --reconcile-unrealized-casts %s -o %t.mlir",
//   "mlir-runner-22 --entry-point-result=i32 %t.mlir",
// ]
// signal = true
// expected = "0, as without the pass: the loop does not run. MLIR's document of the `arith` dialect, `arith.floordivsi`: division by zero is undefined behaviour. `arith.ceildivsi` stays."
// cause = "`ArithOps.td` declares `arith.floordivsi` as `Arith_TotalIntBinaryOp`."
// issue = "no public issue found"
llvm.mlir.global internal @zero(0 : i32) : i32
llvm.func @use(%x: i32) attributes {no_inline} {
  llvm.return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = llvm.mlir.addressof @zero : !llvm.ptr
  %d = llvm.load volatile %p : !llvm.ptr -> i32
  %e = llvm.load volatile %p : !llvm.ptr -> i32
  %n = arith.index_cast %d : i32 to index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.floordivsi %d, %e : i32
    llvm.call @use(%0) : (i32) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
