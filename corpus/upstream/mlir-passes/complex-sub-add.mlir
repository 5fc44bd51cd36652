// title = "`canonicalize` folds (a + b) - b to a in complex numbers, though each operation rounds."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "return %arg0 "
// lacks = "complex.sub"
// expected = "The module as it is, for the operations have no fast-math flags. For a = 1 and b = 1e30 the difference is 0."
// cause = "`SubOp::fold` in `ComplexOps.cpp`."
// issue = "no public issue found; https://github.com/llvm/llvm-project/pull/221384 is about the other order"
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  return %1 : complex<f32>
}
