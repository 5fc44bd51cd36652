// title = "Canonicalization extends the NaN of `f8E8M0FNU` to infinity."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "0x7F800000 : f32"
// expected = "A NaN. MLIR's built-in types, `f8E8M0FNU`: all bits set is NaN."
// cause = "`IEEEFloat::convert` in `APFloat.cpp` shifts the significand, which has no bits in this format, and the bits of a NaN with a significand of zero are those of infinity."
// issue = "https://github.com/llvm/llvm-project/pull/214919, which is not in 22.1.8"
func.func @f() -> f32 {
  %a = arith.constant 0xFF : f8E8M0FNU
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}
