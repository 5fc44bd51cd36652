// Accesses to a struct that is known, and a matrix that is transposed twice.
toy.func @main() {
  %s = toy.struct_constant [
    [dense<[[1.0, 2.0]]> : tensor<1x2xf64>],
    dense<[[3.0], [4.0]]> : tensor<2x1xf64>
  ] : !toy.struct<!toy.struct<tensor<1x2xf64>>, tensor<2x1xf64>>
  %inner = toy.struct_access %s[0] : !toy.struct<!toy.struct<tensor<1x2xf64>>, tensor<2x1xf64>> -> !toy.struct<tensor<1x2xf64>>
  %a = toy.struct_access %inner[0] : !toy.struct<tensor<1x2xf64>> -> tensor<1x2xf64>
  %t = toy.transpose(%a : tensor<1x2xf64>) to tensor<2x1xf64>
  %tt = toy.transpose(%t : tensor<2x1xf64>) to tensor<1x2xf64>
  toy.print %tt : tensor<1x2xf64>
  toy.return
}
