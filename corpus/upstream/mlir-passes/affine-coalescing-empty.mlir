// title = "`affine-loop-coalescing` makes one loop with an iteration of two nested loops without any."
// kind = "changed"
// run = "mlir-opt-22 --affine-loop-coalescing --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^1$"
// refine = "mlir-opt-22 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.before && mlir-opt-22 --affine-loop-coalescing --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "0. MLIR's document of the `affine` dialect, `affine.for`: the upper bound is exclusive, so that a loop from 0 to -1 has no iteration. The product of the bounds is 1. `palindrome refine` also has the product that overflows."
// cause = "`coalesceLoops` in `Affine/Utils/LoopUtils.cpp` multiplies the upper bounds, and does not clamp them at 0."
// issue = "no public issue found for `affine.for`; https://github.com/llvm/llvm-project/issues/223231 is the same for `scf.for`"
func.func @f(%n: index, %m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = memref.load %m[%c0] : memref<1xi32>
      %c1 = arith.constant 1 : i32
      %y = arith.addi %x, %c1 : i32
      memref.store %y, %m[%c0] : memref<1xi32>
    }
  }
  return
}
func.func @main() -> i32 {
  %n = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %z, %m[%c0] : memref<1xi32>
  call @f(%n, %m) : (index, memref<1xi32>) -> ()
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
