// title = "`affine-loop-fusion` fuses a loop that reads a memref with a later one that stores to it."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' %s | mlir-opt-22 --lower-affine --convert-scf-to-cf --expand-strided-metadata --lower-affine --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^0$"
// expected = "30, as without the pass: `%m` is reversed. MLIR's document of the `affine` dialect, `affine.for`: the second loop begins when the first one has ended."
// cause = "`AffineLoopFusion` looks at the dependence through `%t` alone, and not at that of the store to `%m` on the load from it. `affine-fusion-in-place` is a loop that reads what it stores itself."
// issue = "https://github.com/llvm/llvm-project/issues/212032"
func.func @f(%m: memref<4xi32>) {
  %t = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.store %x, %t[%i] : memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    %y = affine.load %t[%i] : memref<4xi32>
    affine.store %y, %m[-%i + 3] : memref<4xi32>
  }
  return
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<4xi32>
  }
  call @f(%m) : (memref<4xi32>) -> ()
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<4xi32>
  %s = memref.load %m[%c3] : memref<4xi32>
  %ten = arith.constant 10 : i32
  %t = arith.muli %r, %ten : i32
  %u = arith.addi %t, %s : i32
  return %u : i32
}
