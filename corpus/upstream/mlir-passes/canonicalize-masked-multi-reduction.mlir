// title = "`canonicalize` takes the element that is masked off for the result of a `vector.multi_reduction` of one row."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = [
//   "%2 = arith.addf %arg1, %1",
//   "arith.select %0, %2, %1",
// ]
// expected = "`%arg1`, the accumulator, where the mask is not set. MLIR's document of the `vector` dialect, `vector.mask`: elements that are masked off do not take part in a reduction."
// cause = "`ElideUnitDimsInMultiDimReduction` in `VectorOps.cpp` gives `makeArithReduction` the source as the value that passes through."
// issue = "no public issue found"
func.func @f(%a: vector<1x4xf32>, %acc: vector<4xf32>, %m: vector<1x4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m {
    vector.multi_reduction <add>, %a, %acc [0] : vector<1x4xf32> to vector<4xf32>
  } : vector<1x4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
