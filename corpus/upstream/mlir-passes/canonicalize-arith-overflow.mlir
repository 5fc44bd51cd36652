// title = "`canonicalize` keeps `nsw` and `nuw` where it adds two constants whose sum overflows."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "%arg0, %c-56_i8 overflow<nsw>"
// refine = "mlir-opt-22 --convert-to-llvm %s | mlir-translate-22 --mlir-to-llvmir -o %t.before && mlir-opt-22 --canonicalize --convert-to-llvm %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "The sum of the constants, 200, is -56 in `i8`, so that the flags cannot stay. MLIR's document of `arith`, `arith.addi`: an overflow is poison with `nsw`. For -128 the source returns 72; -128 + -56 overflows. `palindrome refine` replays that."
// cause = "The pattern `AddIAddConstant` and its kind in `ArithCanonicalization.td` keep the flags that both ops have, and do not look at the sum of the constants."
// issue = "https://github.com/llvm/llvm-project/issues/140328"
func.func @f(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %s = arith.addi %x, %c overflow<nsw> : i8
  %r = arith.addi %s, %c overflow<nsw> : i8
  return %r : i8
}
