// title = "`canonicalize` folds `tensor.from_elements` of a poison value into a constant."
// kind = "lost"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "dense<\\[-?\\d+, 1\\]>"
// lacks = "ub.poison"
// expected = "The module as it is. MLIR's document of the `ub` dialect, `ub.poison`: its value is no number, and no attribute of an element. The program reads memory that is not its own: the tensor is another one from time to time, and with elements of 128 bits it crashes."
// cause = "`FromElementsOp::fold` of `TensorOps.cpp` gives `DenseElementsAttr::get` the attribute of `ub.poison`."
// issue = "no public issue found"
func.func @f() -> tensor<2xi8> {
  %p = ub.poison : i8
  %c = arith.constant 1 : i8
  %r = tensor.from_elements %p, %c : tensor<2xi8>
  return %r : tensor<2xi8>
}
