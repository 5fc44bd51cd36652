// title = "`affine-parallelize` makes an invalid `affine.parallel` of a loop that reduces to an extremum."
// kind = "invalid"
// run = "mlir-opt-22 --affine-parallelize=parallel-reductions=1 %s"
// fails = "result type cannot match reduction attribute"
// expected = "The module as it is, or an `affine.parallel`, which is documented to take `maxsi`."
// cause = "`isResultTypeMatchAtomicRMWKind` in `AffineOps.cpp` has cases for signed and unsigned integers alone, and none for signless ones or `maxnumf`."
// issue = "no public issue found for integers; https://github.com/llvm/llvm-project/pull/184450 mends `maxnumf` and `minnumf`"
func.func @f(%m: memref<4xi8>, %v: i8) -> i8 {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %v) -> i8 {
    %1 = affine.load %m[%i] : memref<4xi8>
    %2 = arith.maxsi %a, %1 : i8
    affine.yield %2 : i8
  }
  return %0 : i8
}
