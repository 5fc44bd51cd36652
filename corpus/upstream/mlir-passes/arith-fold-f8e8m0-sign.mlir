// title = "Canonicalization makes negative constants of `f8E8M0FNU`, a format without a sign."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "(?s)arith.constant -2.*arith.constant -2"
// expected = "The ops stay. MLIR's built-in types, `f8E8M0FNU`: there is no sign, so that no value of the type is -2. A build of MLIR with assertions stops when it prints the constant."
// cause = "`NegFOp::fold` and `SubFOp::fold` in `ArithOps.cpp` accept what `APFloat` computes, which sets the sign in every format."
// issue = "no public issue found for these ops; https://github.com/llvm/llvm-project/issues/215445 is the same for `arith.truncf`"
func.func @neg() -> f8E8M0FNU {
  %a = arith.constant 2.0 : f8E8M0FNU
  %0 = arith.negf %a : f8E8M0FNU
  return %0 : f8E8M0FNU
}
func.func @sub() -> f8E8M0FNU {
  %a = arith.constant 2.0 : f8E8M0FNU
  %b = arith.constant 4.0 : f8E8M0FNU
  %0 = arith.subf %a, %b : f8E8M0FNU
  return %0 : f8E8M0FNU
}
