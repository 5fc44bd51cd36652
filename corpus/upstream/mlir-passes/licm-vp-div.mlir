// title = "Loop-invariant code motion hoists predicated divisions, which count as speculatable."
// kind = "changed"
// run = "mlir-opt-22 --loop-invariant-code-motion %s"
// prints = "llvm.intr.vp.udiv[^\\n]*\\n +scf.for"
// expected = "The division stays in the loop, which need not run. LangRef, `llvm.vp.udiv`: division by zero in an enabled lane is undefined behaviour."
// cause = "`LLVMIntrinsicOps.td` declares `llvm.intr.vp.udiv`, `sdiv`, `urem` and `srem` `Pure`, as all `vp` operations."
// issue = "no public issue found"
func.func private @use(vector<2xi32>)
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %m: vector<2xi1>, %l: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = "llvm.intr.vp.udiv"(%a, %b, %m, %l) : (vector<2xi32>, vector<2xi32>, vector<2xi1>, i32) -> vector<2xi32>
    func.call @use(%0) : (vector<2xi32>) -> ()
  }
  return
}
