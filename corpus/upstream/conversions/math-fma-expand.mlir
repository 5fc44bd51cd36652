// title = "The expansion of `math.fma` rounds twice."
// kind = "changed"
// run = "mlir-opt-22 --math-expand-ops %s --convert-to-llvm --reconcile-unrealized-casts | mlir-runner-22 --entry-point-result=f32"
// prints = "^0"
// expected = "1.4210855e-14, which is 2^-46. The `math` dialect's documentation, `math.fma`: the semantics are those of `llvm.fma`, which rounds once."
// cause = "`convertFmaFOp` in `Math/Transforms/ExpandOps.cpp` is a multiplication and an addition."
// issue = "no public issue found"
func.func @main() -> f32 {
  %a = arith.constant 0x3F800001 : f32
  %c = arith.constant -1.00000024 : f32
  %0 = math.fma %a, %a, %c : f32
  return %0 : f32
}
