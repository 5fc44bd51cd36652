; title = """
; A constant of `ppc_fp128` becomes an `f128` attribute, which the verifier rejects."""
; kind = "invalid"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-opt-22 %t',
; ]
; fails = 'different float semantics'
; expected = """
; LangRef, "Floating-Point Types": `ppc_fp128` is not `fp128`."""
; cause = """
; getScalarConstantAsAttr chooses the type of the attribute by the width of the
; constant, 128."""
; issue = "no public issue found"
; ours = "identical"
define ppc_fp128 @f(ppc_fp128 %x) {
  %y = fadd ppc_fp128 %x, 0xM3FF00000000000000000000000000000
  ret ppc_fp128 %y
}
