; title = "SimplifyCFG makes one `switch` of two comparisons of a value that may be undef in part."
; kind = "changed"
; run = "opt-22 -passes=simplifycfg -S %s"
; prints = "switch i16 %x, label %common.ret \\["
; lacks = "freeze"
; refine = "opt-22 -S -passes=simplifycfg %s -o %t.after"
; expected = "A `freeze` of the value. Where one byte of it is undef, and the other differs from that of either constant, both comparisons are false, and branches on them are defined. LangRef, `switch`: a condition that is undef is undefined behaviour. `palindrome refine` replays it."
; cause = "`performValueComparisonIntoPredecessorFolding` in `SimplifyCFG.cpp`."
; issue = "no public issue found"
define i8 @f(ptr %p, ptr %q) {
  %x = load i16, ptr %p
  %is.one = icmp eq i16 %x, 257
  br i1 %is.one, label %one, label %next

next:
  %is.two = icmp eq i16 %x, 514
  br i1 %is.two, label %two, label %other

one:
  %first = load i8, ptr %q
  ret i8 %first

two:
  store i8 2, ptr %q
  ret i8 2

other:
  ret i8 0
}
