; title = "InstCombine divides by zero for a `llvm.riscv.vsetvli` that the verifier accepts."
; kind = "crash"
; run = "opt-22 -passes=instcombine %s -disable-output"
; signal = true
; expected = "An error of the verifier, as later versions have, or an unchanged call: the operand encodes no `vlmul`."
; cause = "`computeKnownBitsFromOperator` in `ValueTracking.cpp` shifts by eight less the last operand, which no rule bounds."
; issue = "https://github.com/llvm/llvm-project/pull/218594"
define i64 @f() vscale_range(2,1024) {
  %a = call i64 @llvm.riscv.vsetvli.i64(i64 1, i64 1, i64 64)
  %b = and i64 %a, 1
  ret i64 %b
}
