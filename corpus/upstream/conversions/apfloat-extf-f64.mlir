// title = "`convert-arith-to-apfloat` makes an invalid cast for a conversion from or to `f64`."
// kind = "rejected"
// run = "mlir-opt-22 %s --convert-arith-to-apfloat"
// fails = "'arith.trunci' op operand type 'i64' and result type 'i64' are cast incompatible"
// expected = "MLIR, 'arith' Dialect, `arith.extf`: any wider type may be the result."
// cause = "The patterns of ArithToAPFloat.cpp truncate the 64 bits that the library returns, also where the type has 64."
// issue = "no public issue found"
func.func @f(%x: f8E5M2) -> f64 {
  %0 = arith.extf %x : f8E5M2 to f64
  return %0 : f64
}
