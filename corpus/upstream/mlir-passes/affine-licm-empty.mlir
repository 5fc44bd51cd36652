// title = "`affine-loop-invariant-code-motion` moves a store out of a loop that need not run."
// kind = "changed"
// run = "mlir-opt-22 --affine-loop-invariant-code-motion %s"
// prints = "(?s)affine.store %arg1, %arg0\\[0\\].*affine.for"
// expected = "The module as it is: for 0 nothing is stored. MLIR's document of the `affine` dialect, `affine.for`: the body runs from the lower bound up to the upper bound."
// cause = "`isOpLoopInvariant` in `AffineLoopInvariantCodeMotion.cpp` asks nothing about the number of iterations."
// issue = "https://github.com/llvm/llvm-project/pull/189165, for bounds that are constant"
func.func @f(%m: memref<4xi8>, %v: i8, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %v, %m[0] : memref<4xi8>
  }
  return
}
