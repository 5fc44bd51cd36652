// title = "Canonicalization folds `math.atan2` of two zeros to a NaN."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "arith.constant 0x7FC00000 : f32"
// expected = "0, as the intrinsic of LLVM and the C library give, which MLIR's conversions make of the op (C17, F.10.1.4). MLIR's document of the `math` dialect says no more than that it is the 2-argument arcus tangent."
// cause = "`Atan2Op::fold` in `MathOps.cpp` returns a NaN where both numbers are zero."
// issue = "no public issue found"
func.func @f() -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = math.atan2 %zero, %zero : f32
  return %0 : f32
}
