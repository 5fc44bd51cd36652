// title = "Canonicalization drops a negative first index of `affine.linearize_index` whose bound is 1."
// kind = "changed"
// run = [
//   "mlir-opt-22 --canonicalize --affine-expand-index-ops --lower-affine --convert-to-llvm --reconcile-unrealized-casts %s -o %t.mlir",
//   "mlir-runner-22 --entry-point-result=i64 %t.mlir",
// ]
// prints = "^3$"
// expected = "-5, as without the pass. MLIR's document of the `affine` dialect, `affine.linearize_index`, of `disjoint`: no index affects any other, except that the first one may be negative to make the index as a whole negative."
// cause = "`DropLinearizeUnitComponentsIfDisjointOrZero` in `AffineOps.cpp` takes the first index for 0, too."
// issue = "no public issue found"
func.func private @join(%a: index, %b: index) -> index attributes {no_inline} {
  %0 = affine.linearize_index disjoint [%a, %b] by (1, 8) : index
  return %0 : index
}
func.func @main() -> i64 {
  %a = arith.constant -1 : index
  %b = arith.constant 3 : index
  %0 = call @join(%a, %b) : (index, index) -> index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
