// title = "`scf-for-loop-canonicalization` takes the variable of an unsigned `scf.for` for a signed number that is not less than the lower bound."
// kind = "changed"
// run = "mlir-opt-22 --scf-for-loop-canonicalization %s"
// prints = "call @use\\(%c0\\)"
// lacks = "affine.min"
// expected = "The module as it is: the third value of `%i` is 2^63, which `affine.min` compares as the least number. MLIR's document of the `scf` dialect, `scf.for`: if `unsignedCmp` is specified, the integer comparison is unsigned."
// cause = "`AffineOpSCFCanonicalizationPattern` in `LoopCanonicalization.cpp` adds the bounds of every `scf.for` as constraints."
// issue = "no public issue found"
func.func private @use(index)
func.func @f() {
  %from = arith.constant 0 : index
  %to = arith.constant -1 : index
  %step = arith.constant 4611686018427387904 : index
  scf.for unsigned %i = %from to %to step %step {
    %0 = affine.min affine_map<(d0) -> (0, d0)>(%i)
    func.call @use(%0) : (index) -> ()
  }
  return
}
