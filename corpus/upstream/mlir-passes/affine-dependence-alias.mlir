// title = "The dependence analysis of affine loops takes memrefs that may alias for distinct ones."
// kind = "changed"
// run = "mlir-opt-22 --affine-parallelize %s"
// prints = "affine.parallel"
// expected = "The module as it is. Where `%a` is the first element of `%b`, the second iteration reads what the first one wrote. MLIR's document of the `affine` dialect, `affine.parallel`: the iterations may run at the same time. MLIR's document of the `memref` dialect, `memref.distinct_objects`: that accesses to memrefs do not alias is an additional assumption, which this operation makes."
// cause = "`checkMemrefAccessDependence` in `AffineAnalysis.cpp` finds no dependence between accesses to two memref values. `affine-super-vectorize` and `affine-loop-fusion` use it, too."
// issue = "https://github.com/llvm/llvm-project/issues/216535 describes the same of two `memref.get_global`"
func.func @f(%a: memref<1xi8>, %b: memref<4xi8>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[0] : memref<1xi8>
    %1 = arith.addi %0, %0 : i8
    affine.store %1, %b[%i] : memref<4xi8>
  }
  return
}
