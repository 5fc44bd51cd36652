// title = "`affine-loop-fusion` applies a loop twice that updates a memref in place."
// kind = "changed"
// run = "mlir-opt-22 --affine-loop-fusion %s"
// prints = "(?s)affine.store %\\w+, %arg0.*affine.load %arg0\\[%c0\\].*arith.addi"
// refine = "mlir-opt-22 --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.before && mlir-opt-22 --affine-loop-fusion --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "The element of `%p` doubled once. MLIR's document of the `affine` dialect, `affine.for`: the second loop starts when the first one has ended. The pass copies the first loop into the second, which doubles what the first one has stored. MLIR's own test loop-fusion-4.mlir expects that of `same_memref_load_store`."
// cause = "`LoopFusion.cpp` keeps a producer whose memref escapes, gives the copy a memref of its own for the stores, and does not ask whether the producer reads what it stores."
// issue = "https://github.com/llvm/llvm-project/issues/210490"
func.func @f(%p: memref<2xi8>, %c: memref<1xi8>) {
  affine.for %i = 0 to 2 {
    %0 = affine.load %p[%i] : memref<2xi8>
    %1 = arith.addi %0, %0 : i8
    affine.store %1, %p[%i] : memref<2xi8>
  }
  affine.for %i = 0 to 1 {
    %0 = affine.load %p[%i] : memref<2xi8>
    affine.store %0, %c[%i] : memref<1xi8>
  }
  return
}
