// title = "`convert-scf-to-cf` cuts the operand of `scf.index_switch` to 32 bits."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-cf %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=i32"
// prints = "^10$"
// expected = "20, as `palindrome run` gives: 2^32 + 1 is not 1. MLIR's document of the `scf` dialect, `scf.index_switch`: the operand is an `index`, and the default region is taken if no case is equal. The cases are cut too."
// cause = "`IndexSwitchLowering` in `SCFToControlFlow.cpp` casts the operand to `i32`, the type of the cases of `cf.switch`."
// issue = "https://github.com/llvm/llvm-project/issues/111589"
func.func @f(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 1 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 20 : i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %i = arith.constant 4294967297 : index
  %r = call @f(%i) : (index) -> i32
  return %r : i32
}
