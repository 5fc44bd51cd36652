// A struct of two matrices, whose transposes are multiplied and printed.
toy.func private @multiply_transpose(%pair: !toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64> {
  %a = toy.struct_access %pair[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %at = toy.transpose(%a : tensor<*xf64>) to tensor<*xf64>
  %b = toy.struct_access %pair[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %bt = toy.transpose(%b : tensor<*xf64>) to tensor<*xf64>
  %product = toy.mul %at, %bt : tensor<*xf64>
  toy.return %product : tensor<*xf64>
}

toy.func @main() {
  %pair = toy.struct_constant [
    dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>,
    dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  ] : !toy.struct<tensor<*xf64>, tensor<*xf64>>
  %product = toy.generic_call @multiply_transpose(%pair) : (!toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64>
  toy.print %product : tensor<*xf64>
  toy.return
}
