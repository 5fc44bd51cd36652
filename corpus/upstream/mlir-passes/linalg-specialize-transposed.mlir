// title = "`linalg-specialize-generic-ops` drops a transposition from the product of two matrices."
// kind = "changed"
// run = "mlir-opt-22 --linalg-specialize-generic-ops %s"
// prints = "%0 = linalg.matmul ins\\(%arg0, %arg1 :"
// lacks = "indexing_maps|transpose"
// expected = "The module as it is, or a `linalg.matmul` with these maps. MLIR's document of the `linalg` dialect, `linalg.matmul`: without `indexing_maps`, the first operand is indexed by (m, k). With other sizes than squares the result is invalid."
// cause = "`specializeLinalgContractions` in `Specialize.cpp` asks what kind of dimension each result of a map is, and not at which place."
// issue = "https://github.com/llvm/llvm-project/pull/181387, which is not in 22.1.8"
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
