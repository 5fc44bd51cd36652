// title = "`canonicalize` drops the mask of a `vector.reduction` of one element."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = [
//   "%0 = vector.extract %arg0\\[0\\]",
//   "return %0",
// ]
// lacks = "arg1\\b.*\\n.*arg1|select"
// expected = "0 where the mask is not set. MLIR's document of the `vector` dialect, `vector.mask`: elements that are masked off do not take part in a reduction."
// cause = "`ElideSingleElementReduction` in `VectorOps.cpp` uses the mask only if there is an accumulator."
// issue = "no public issue found"
func.func @f(%a: vector<1xf32>, %m: vector<1xi1>) -> f32 {
  %0 = vector.mask %m {
    vector.reduction <add>, %a : vector<1xf32> into f32
  } : vector<1xi1> -> f32
  return %0 : f32
}
