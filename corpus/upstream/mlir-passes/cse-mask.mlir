// title = "`cse` replaces the op in a `vector.mask` by an equal one that is not masked."
// kind = "changed"
// run = "mlir-opt-22 --cse %s"
// prints = "vector.mask %arg3 \\{ vector.yield %0 : i32 \\}"
// expected = "The second op stays, for its mask differs. MLIR's document of the `vector` dialect, `vector.mask`: the mask disables lanes of the op in its region. With a mask of zeros the second result is `%c`."
// cause = "`CSE.cpp` compares operands, attributes and regions of an op; the mask is an operand of the op around it."
// issue = "no public issue found"
#c = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>}
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %c: i32, %k: vector<2xi1>) -> (i32, i32) {
  %0 = vector.contract #c %a, %b, %c : vector<2xi32>, vector<2xi32> into i32
  %1 = vector.mask %k { vector.contract #c %a, %b, %c : vector<2xi32>, vector<2xi32> into i32 } : vector<2xi1> -> i32
  return %0, %1 : i32, i32
}
