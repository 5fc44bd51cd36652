// title = "`linalg-fold-unit-extent-dims` expands a tensor of one element to one without elements."
// kind = "changed"
// run = "mlir-opt-22 --linalg-fold-unit-extent-dims %s"
// prints = "(?s)%(c0\\w*) = arith.constant 0 : index.*output_shape \\[%\\1, 1\\]"
// expected = "`output_shape [%d, 1]` with the size of `%b`, which is 1 in a valid run. MLIR's document of the `tensor` dialect, `tensor.expand_shape`: the sizes of a group multiply to the size that they come from."
// cause = "`DropUnitDims.cpp` replaces `j` by 0 in the map of the result, and takes the 0 for the size of the dimension."
// issue = "no public issue found"
func.func @f(%a: tensor<?x1xi32>, %b: tensor<?x1xi32>) -> tensor<?x1xi32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x1xi32>) outs(%b : tensor<?x1xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<?x1xi32>
  return %0 : tensor<?x1xi32>
}
