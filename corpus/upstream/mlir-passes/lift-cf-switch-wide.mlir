// title = "`lift-cf-to-scf` cuts the flag of a `cf.switch` to the bits of `index`."
// kind = "changed"
// run = "mlir-opt-22 --lift-cf-to-scf --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s | mlir-runner-22 --entry-point-result=i32"
// prints = "^2$"
// expected = "1, as without the pass: 2^64 is no case, so that the default is taken. MLIR's document of the `cf` dialect, `cf.switch`: the flag is compared with each of the case values."
// cause = "`ControlFlowToSCFTransformation::createStructuredBranchRegionOp` makes an `arith.index_castui` of the flag."
// issue = "no public issue found"
func.func @f(%flag: i128, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i128, [
    default: ^bb1(%a : i32),
    0: ^bb1(%b : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}
func.func @main() -> i32 {
  %flag = arith.constant 18446744073709551616 : i128
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %r = call @f(%flag, %a, %b) : (i128, i32, i32) -> i32
  return %r : i32
}
