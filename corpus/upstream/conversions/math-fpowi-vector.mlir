// title = "`math.fpowi` on vectors becomes an invalid operation."
// kind = "invalid"
// run = "mlir-opt-22 --convert-to-llvm %s"
// fails = "'llvm.intr.powi' op operand #1 must be signless integer"
// expected = "One `llvm.intr.powi` for each element. The `math` dialect's documentation, `math.fpowi`: the exponents are a vector. LangRef, `llvm.powi`: the exponent is a scalar."
// cause = "`FPowIOpLowering` in `MathToLLVM.cpp` is a one-to-one conversion."
// issue = "no public issue found"
func.func @f(%v: vector<2xf32>, %n: vector<2xi32>) -> vector<2xf32> {
  %0 = math.fpowi %v, %n : vector<2xf32>, vector<2xi32>
  return %0 : vector<2xf32>
}
