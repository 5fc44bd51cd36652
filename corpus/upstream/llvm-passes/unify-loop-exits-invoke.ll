; title = "UnifyLoopExits dies on a loop that an `invoke` or a `switch` leaves."
; kind = "crash"
; run = "opt-22 -passes=unify-loop-exits %s -disable-output"
; signal = true
; expected = "The loop stays. LangRef, Terminator Instructions: both are branches of the language, and the pass names no condition."
; cause = "`UnifyLoopExits.cpp` knows `br` and `callbr`, and takes all others for unreachable code."
; issue = "https://github.com/llvm/llvm-project/issues/166485"
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
