// title = "Loop-invariant code motion hoists `affine.delinearize_index`, which counts as speculatable."
// kind = "changed"
// run = [
//   "mlir-opt-22 --loop-invariant-code-motion --affine-expand-index-ops --lower-affine --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s -o %t.mlir",
//   "mlir-runner-22 --entry-point-result=i32 %t.mlir",
// ]
// signal = true
// expected = "0, as without the pass: the loop does not run. MLIR's document of the `affine` dialect, `affine.delinearize_index`: a dynamic basis element being 0 or negative causes undefined behaviour."
// cause = "`AffineOps.td` declares it `Pure`."
// issue = "no public issue found"
llvm.mlir.global internal @zero(0 : i64) : i64
llvm.func @use(%x: i64) attributes {no_inline} {
  llvm.return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = llvm.mlir.addressof @zero : !llvm.ptr
  %d = llvm.load volatile %p : !llvm.ptr -> i64
  %e = llvm.load volatile %p : !llvm.ptr -> i64
  %n = arith.index_cast %d : i64 to index
  %b = arith.index_cast %e : i64 to index
  scf.for %i = %c0 to %n step %c1 {
    %0:2 = affine.delinearize_index %c1 into (%b, %b) : index, index
    %1 = arith.index_cast %0#1 : index to i64
    llvm.call @use(%1) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
