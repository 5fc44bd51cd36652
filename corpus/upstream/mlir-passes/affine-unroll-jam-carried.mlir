// title = "`affine-loop-unroll-jam` returns what an earlier iteration yields, if the loop carries no reduction."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' %s | mlir-opt-22 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^2$"
// expected = "3, as without the pass. MLIR's document of the `affine` dialect, `affine.for`: the results are the values that the last iteration yields."
// cause = "`loopUnrollJamByFactor` in `LoopUtils.cpp` joins the copies of what is carried by the operation of its reduction; where there is none, the first copy stays."
// issue = "no public issue found"
func.func @f(%m: memref<4xi32>, %x: i32) -> i32 {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (i32) {
    %v = affine.load %m[%i] : memref<4xi32>
    affine.yield %v : i32
  }
  return %0 : i32
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<4xi32>
  }
  %z = arith.constant 9 : i32
  %r = call @f(%m, %z) : (memref<4xi32>, i32) -> i32
  return %r : i32
}
