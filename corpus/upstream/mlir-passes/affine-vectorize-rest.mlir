// title = "`affine-super-vectorize` writes beyond the upper bound of a loop."
// kind = "changed"
// run = "mlir-opt-22 --affine-super-vectorize=virtual-vector-size=4 %s"
// prints = [
//   "affine.for %arg3 = 0 to %arg2 step 4",
//   "vector.transfer_write %\\w+, %arg0\\[%arg3\\] : vector<4xi8>, memref<8xi8>",
// ]
// lacks = "mask"
// expected = "One element for 1; there are four. MLIR's document of the `affine` dialect, `affine.for`: the upper bound is exclusive. Constant bounds that are no multiple of 4 show it as well, and reductions use a mask."
// cause = "`vectorizeAffineForOp` in `SuperVectorize.cpp` multiplies the step, and adds neither a mask nor a loop for the rest."
// issue = "https://github.com/llvm/llvm-project/issues/218120"
func.func @f(%m: memref<8xi8>, %v: i8, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %v, %m[%i] : memref<8xi8>
  }
  return
}
