// title = "The function that `convert-math-to-funcs` makes of a `math.fpowi` with an exponent of `i1` does not end."
// kind = "changed"
// run = "mlir-opt-22 --convert-math-to-funcs --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=f32"
// timeout = true
// seconds = 3
// expected = "0.5, as `palindrome run` gives: true is -1. MLIR's document of the `math` dialect, `math.fpowi`: the exponent is a signed integer of any type."
// cause = "`createElementFPowIFunc` in `MathToFuncs.cpp` shifts the exponent by 1 in each iteration, which is poison if it has one bit, so that the exponent never becomes 0. The magnitude of -1 is no number of `i1`, either."
// issue = "no public issue found"
func.func private @power(%a: f32, %n: i1) -> f32 {
  %0 = math.fpowi %a, %n : f32, i1
  return %0 : f32
}
func.func @main() -> f32 {
  %two = arith.constant 2.0 : f32
  %n = arith.constant true
  %0 = call @power(%two, %n) : (f32, i1) -> f32
  return %0 : f32
}
