// title = "`resolve-shaped-type-result-dims` adds sizes of loops where a map adds their variables."
// kind = "changed"
// run = "mlir-opt-22 --resolve-shaped-type-result-dims --canonicalize %s"
// prints = [
//   "affine_map<\\(\\)\\[s0, s1\\] -> \\(s0 \\+ s1\\)>",
//   "affine.apply #map",
//   "return %0",
// ]
// lacks = "tensor.dim %arg1"
// expected = "The size of `%o`. For 1 row and 1 column this is 1 where `%o` has one element, the only one that is indexed, and the pass computes 2. MLIR's document of the destination style, `DestinationStyleOpInterface`: a result has the type and shape of the operand that it is tied to."
// cause = "`LinalgOp::reifyResultShapes` in `LinalgInterfaces.cpp` applies the map of the output to the sizes of the loops."
// issue = "no public issue found"
#sum = affine_map<(i, j) -> (i + j)>
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, #sum], iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
