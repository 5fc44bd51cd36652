// title = "The code that `arith-emulate-wide-int` makes of a shift shifts by the whole width for a shift by 0."
// kind = "changed"
// run = "mlir-opt-22 --arith-emulate-wide-int=widest-int-supported=32 --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 -O0 --entry-point-result=i32"
// prints = "^1$"
// expected = "0: 1 << 0 has no upper half. MLIR's document of the `arith` dialect, `arith.shrui`: a shift by the width is poison, here of the lower half by 32; the machine shifts by 0, and the lower half appears as the upper one, too."
// cause = "`ConvertShLI` and `ConvertShRUI` in `EmulateWideInt.cpp` shift by the width minus the amount, and guard only against amounts that are too large."
// issue = "no public issue found"
func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}
func.func @main() -> i32 {
  %a = arith.constant 1 : i64
  %b = arith.constant 0 : i64
  %0 = call @f(%a, %b) : (i64, i64) -> i64
  %c32 = arith.constant 32 : i64
  %1 = arith.shrui %0, %c32 : i64
  %2 = arith.trunci %1 : i64 to i32
  return %2 : i32
}
