// title = "Canonicalization makes a product that overflows of a `mod` in an affine map."
// kind = "changed"
// run = [
//   "mlir-opt-22 --canonicalize --lower-affine --convert-to-llvm --reconcile-unrealized-casts %s -o %t.mlir",
//   "mlir-translate-22 --mlir-to-llvmir %t.mlir",
// ]
// prints = "mul nsw i64 %[0-9]+, -7"
// expected = "no promise that the product does not overflow: of 0 it is 9223372036854775814, and the result, 4611686018427387910, does not overflow. MLIR's document of the `affine` dialect, \"Affine Expressions\": `mod` is the remainder."
// cause = "Simplification in `AffineExpr.cpp` makes `e - (e floordiv c) * c` of `e mod c` in a sum, and `visitMulExpr` in `Affine/Utils/Utils.cpp` adds `nsw`."
// issue = "no public issue found"
func.func @f(%x: index) -> index {
  %least = arith.constant -9223372036854775808 : index
  %0 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 7 - d0 floordiv 2)>(%least)[%x]
  return %0 : index
}
