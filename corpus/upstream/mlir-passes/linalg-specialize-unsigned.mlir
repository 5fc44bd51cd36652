// title = "`linalg-specialize-generic-ops` makes a product of signed integers of one of unsigned integers."
// kind = "changed"
// run = "mlir-opt-22 --linalg-specialize-generic-ops %s --linalg-generalize-named-ops"
// prints = "arith.extsi %\\w+ : i8 to i32"
// lacks = "extui"
// expected = "A `linalg.matmul` with `cast = #linalg.type_fn<cast_unsigned>`, or the module as it is. MLIR's document of the `linalg` dialect, `linalg.matmul`: the default of `cast` is `cast_signed`."
// cause = "`specializeLinalgContractions` in `Specialize.cpp` looks through casts of any kind."
// issue = "https://github.com/llvm/llvm-project/issues/174550"
func.func @f(%a: tensor<4x4xi8>, %b: tensor<4x4xi8>, %c: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<4x4xi8>, tensor<4x4xi8>) outs(%c : tensor<4x4xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extui %x : i8 to i32
    %2 = arith.extui %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}
