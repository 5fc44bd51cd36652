// title = "The C++ code for `arith.muli` of `i16` multiplies integers of 16 bits, whose product overflows."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-emitc --convert-to-emitc --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-cpp"
// prints = [
//   "uint16_t v3 = \\(uint16_t\\) v1",
//   "uint16_t v5 = v3 \\* v4",
// ]
// expected = "A product of `unsigned`. MLIR's document of the `arith` dialect, `arith.muli`: the product is modulo 2^16. ISO C++, [conv.prom], [expr.pre]: operands of type `uint16_t` are promoted to `int`, and 65535 * 65535 is undefined there."
// cause = "`IntegerOpConversion` in `ArithToEmitC.cpp` casts to the unsigned type of the same width, so that overflow is not undefined, but forgets the promotion."
// issue = "no public issue found"
func.func @f(%a: i16, %b: i16) -> i16 {
  %0 = arith.muli %a, %b : i16
  return %0 : i16
}
