// title = "`convert-math-to-funcs` makes a branch on the exponent of a power, which may be poison."
// kind = "changed"
// run = "mlir-opt-22 --convert-math-to-funcs %s"
// prints = "cf.cond_br"
// lacks = "llvm.freeze"
// expected = "A result that is poison: `math.fpowi` is `Pure`, and so may be carried out where its result is not used. The function branches on the exponent, which LangRef, `br`, makes undefined behaviour; it has to freeze it."
// cause = "`createElementFPowIFunc` in `Conversion/MathToFuncs/MathToFuncs.cpp` compares the parameter as it is; so does that of `math.ipowi`."
// issue = "no public issue found"
func.func @f(%x: f32, %n: i64) -> f32 {
  %0 = math.fpowi %x, %n : f32, i64
  return %0 : f32
}
