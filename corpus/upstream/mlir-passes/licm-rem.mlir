// title = "Loop-invariant code motion hoists a division: `llvm.urem` and `llvm.srem` count as speculatable."
// kind = "changed"
// run = [
//   "mlir-opt-22 --loop-invariant-code-motion --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s -o %t.mlir",
//   "mlir-runner-22 -e main --entry-point-result=i32 %t.mlir",
// ]
// signal = true
// expected = "0, as without the pass: the loop does not run. LangRef, `urem`: division by zero is undefined behaviour."
// cause = "`LLVMOps.td` declares `llvm.urem` and `llvm.srem` `Pure`; `llvm.udiv` and `llvm.sdiv` are `ConditionallySpeculatable`."
// issue = "no public issue found; https://github.com/llvm/llvm-project/pull/166648 mended `llvm.udiv` and `llvm.sdiv`"
llvm.mlir.global internal @zero(0 : i32) : i32
llvm.func @use(%x: i32) attributes {no_inline} {
  llvm.return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = llvm.mlir.addressof @zero : !llvm.ptr
  %b = llvm.load volatile %p : !llvm.ptr -> i32
  %n = arith.index_cast %b : i32 to index
  %d = llvm.load volatile %p : !llvm.ptr -> i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.urem %b, %d : i32
    llvm.call @use(%0) : (i32) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
