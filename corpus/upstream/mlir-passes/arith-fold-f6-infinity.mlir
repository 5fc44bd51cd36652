// title = "`canonicalize` makes a constant of `f6E2M3FN` infinite, a format without infinities."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "arith.constant 0x7F800000 : f32"
// expected = "A number that `f6E2M3FN` has, such as 7.5. MLIR's document of the builtin types, `f6E2M3FN`: infinities are not supported. The constant between is printed as 0, so that the result depends on whether the module is written to a file."
// cause = "`TruncFOp::fold` in `ArithOps.cpp` takes what `APFloat::convert` gives, whose category stays infinity for these formats. `f6E3M2FN` is the same."
// issue = "no public issue found"
func.func @f() -> f32 {
  %infinity = arith.constant 0x7F800000 : f32
  %0 = arith.truncf %infinity : f32 to f6E2M3FN
  %1 = arith.extf %0 : f6E2M3FN to f32
  return %1 : f32
}
