; title = "The importer crashes on `!dereferenceable` with a node that is not a number."
; kind = "crash"
; run = "mlir-translate-22 --import-llvm %s"
; signal = true
; expected = "A module, for LLVM's verifier accepts any node of this kind on a function, or an error."
; cause = "The importer of the kinds `dereferenceable` and `dereferenceable_or_null` casts the operand to a constant without a check."
; issue = "no public issue found"
; ours = "identical"
define void @f() !dereferenceable_or_null !0 {
  ret void
}
!0 = !{!"node"}
