// title = "Unrolling an unsigned `scf.for` by a factor that does not divide its iterations loses them."
// kind = "changed"
// run = "mlir-opt-22 --transform-interpreter --canonicalize %s"
// prints = "return %c0_i8 "
// lacks = "arith.addi"
// expected = "300 modulo 256, the sum of 0, 50, 100 and 150. MLIR's document of the `scf` dialect, `scf.for`: if `unsignedCmp` is specified, the integer comparison is unsigned."
// cause = "`loopUnrollByFactor` in `SCF/Utils/Utils.cpp` computes bounds of the unrolled loop, 0 and 150, which `ForOp::getStaticTripCount` of the result and of the rest compares as signed numbers."
// issue = "https://github.com/llvm/llvm-project/pull/189001, which is not in 22.1.8"
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %0 {factor = 3} : !transform.any_op
    transform.yield
  }
  func.func @f() -> i8 {
    %from = arith.constant 0 : i8
    %to = arith.constant 200 : i8
    %step = arith.constant 50 : i8
    %0 = scf.for unsigned %i = %from to %to step %step iter_args(%a = %from) -> i8 : i8 {
      %1 = arith.addi %a, %i : i8
      scf.yield %1 : i8
    }
    return %0 : i8
  }
}
