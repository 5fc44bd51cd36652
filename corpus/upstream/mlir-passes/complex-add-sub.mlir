// title = "`canonicalize` folds (a - b) + b to a in complex numbers, though each operation rounds."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "complex.add"
// expected = "The module as it is, for the operations have no fast-math flags. For a = 1 and b = 1e30 the sum is 0. LangRef, `fadd`: the result is the sum of the operands; only `reassoc` allows such a change."
// cause = "`AddOp::fold` in `ComplexOps.cpp`."
// issue = "https://github.com/llvm/llvm-project/pull/221384"
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  return %1 : complex<f32>
}
