// One function, called with matrices of two shapes, and a matrix that is given
// as a list of its elements.
toy.func private @sum_transposed(%a: tensor<*xf64>, %b: tensor<*xf64>) -> tensor<*xf64> {
  %at = toy.transpose(%a : tensor<*xf64>) to tensor<*xf64>
  %bt = toy.transpose(%b : tensor<*xf64>) to tensor<*xf64>
  %sum = toy.add %at, %bt : tensor<*xf64>
  toy.return %sum : tensor<*xf64>
}

toy.func @main() {
  %a = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %list = toy.constant dense<[10.0, 20.0, 30.0, 40.0, 50.0, 60.0]> : tensor<6xf64>
  %b = toy.reshape(%list : tensor<6xf64>) to tensor<2x3xf64>
  %c = toy.generic_call @sum_transposed(%a, %b) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
  toy.print %c : tensor<*xf64>
  %d = toy.generic_call @sum_transposed(%c, %c) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
  toy.print %d : tensor<*xf64>
  toy.return
}
