toy.func @main() {
  %a = toy.constant dense<[[1.0, 2.0]]> : tensor<1x2xf64>
  %t = toy.transpose(%a : tensor<1x2xf64>) to tensor<1x2xf64>
  toy.return
}
