// title = "`affine-loop-invariant-code-motion` moves a load out of a loop whose stores may write what it reads."
// kind = "changed"
// run = "mlir-opt-22 --affine-loop-invariant-code-motion %s"
// prints = "(?s)affine.load %arg0\\[0\\].*affine.for.*affine.store"
// expected = "The module as it is. Where `%a` is the first element of `%b`, 1, the loop stores 2, 4, 4 and 4, and with the pass 2 each time. MLIR's document of the `memref` dialect, `memref.distinct_objects`: that accesses to memrefs do not alias is an additional assumption, which this operation makes."
// cause = "`isOpLoopInvariant` in `AffineLoopInvariantCodeMotion.cpp` looks at the users of the same memref value alone."
// issue = "no public issue found"
func.func @f(%a: memref<1xi8>, %b: memref<4xi8>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[0] : memref<1xi8>
    %1 = arith.addi %0, %0 : i8
    affine.store %1, %b[%i] : memref<4xi8>
  }
  return
}
