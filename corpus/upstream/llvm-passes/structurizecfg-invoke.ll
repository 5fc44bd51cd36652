; title = "StructurizeCFG jumps to a landing pad."
; kind = "invalid"
; run = "opt-22 -passes=structurizecfg %s -S -o /dev/null"
; fails = "LandingPadInst must be jumped to only by the unwind edge"
; signal = true
; expected = "The loop stays. LangRef, `landingpad`: its block is entered by the unwind edge of an `invoke` alone."
; cause = "`StructurizeCFG.cpp` removes the terminators of a region and builds its edges anew as `br`."
; issue = "no public issue found"
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  br label %loop
loop:
  invoke void @g() to label %loop unwind label %bad
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
