; title = "The verifier reads a call with `jumptable` as if it were a symbol."
; kind = "rejected"
; run = "opt-22 -passes=verify %s -disable-output"
; fails = "Attribute 'jumptable' requires 'unnamed_addr'"
; expected = "One answer for both calls: the function is `unnamed_addr`. LangRef, Function Attributes: `jumptable`."
; cause = "`Verifier::verifyFunctionAttrs` in `Verifier.cpp` casts what has the attribute to `GlobalValue`, so that memory of the call decides: it rejects one of these two."
; issue = "no public issue found"
; valid = false
declare void @f() unnamed_addr
define void @g() {
  call void @f() jumptable
  call void @f() jumptable
  ret void
}
